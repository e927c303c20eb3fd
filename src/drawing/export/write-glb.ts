/** A machine as a binary glTF file (GLB): metres, a node for each named part, a primitive for each of its materials. */
import { Document, NodeIO, type Accessor, type Buffer, type Material, type Primitive } from '@gltf-transform/core';
import { isSeenIn, type Part } from '../body/body.ts';
import { materials, type MaterialName } from '../body/materials.ts';
import { trianglesOf } from '../body/triangles.ts';
import { placed, type Move, type Vector } from '../body/vector.ts';

/** What stands beside a machine is one node of this name. */
const beside = 'Surroundings';
/** Corners are told apart to half a millimetre, normals to a 63rd. */
const [grain, turns] = [2, 63];
/** More than a coordinate counts (of 50 m), so that three make one exact number. */
const reach = 200_001;

function rounded([x, y, z]: Vector, factor: number): Vector {
  return [Math.round(x * factor), Math.round(y * factor), Math.round(z * factor)];
}

/** What the picture shows, turned as the picture turns it (degrees about the upright axis). */
export function writeGlb(all: readonly Part[], turn: number): Promise<Uint8Array> {
  const document = new Document();
  document.getRoot().getAsset().generator = 'glTF-Transform';
  const buffer = document.createBuffer();
  const known = new Map<MaterialName, Material>();
  const materialOf = (name: MaterialName): Material => {
    const found = known.get(name) ?? makeMaterial(document, name);
    known.set(name, found);
    return found;
  };
  const move = placed([0, 0, 0], 'y', (turn * Math.PI) / 180);
  const scene = document.createScene('machine');
  document.getRoot().setDefaultScene(scene);
  const parts = all.filter((part) => isSeenIn(part, 'picture'));
  for (const [name, own] of Map.groupBy(parts, (part) => (part.beside ? beside : part.name || 'Details'))) {
    const mesh = document.createMesh(name);
    for (const [material, pieces] of Map.groupBy(own, (part) => part.material))
      mesh.addPrimitive(makePrimitive(document, buffer, pieces, move).setMaterial(materialOf(material)));
    scene.addChild(document.createNode(name).setMesh(mesh));
  }
  return new NodeIO().writeBinary(document);
}

function makeMaterial(document: Document, name: MaterialName): Material {
  const { colour, roughness, metalness } = materials[name];
  return document
    .createMaterial(name)
    .setBaseColorFactor(linearColour(colour))
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
}

/** An sRGB colour `#rrggbb` as glTF wants it. */
function linearColour(hex: string): [number, number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5), 1];
}

/** The triangles of parts; corners that are alike are one. */
function makePrimitive(document: Document, buffer: Buffer, parts: readonly Part[], move: Move): Primitive {
  const numbers = new Map<number, Map<number, number>>();
  const positions: number[] = [];
  const normals: number[] = [];
  const order: number[] = [];
  const cornerOf = (point: Vector, normal: Vector): number => {
    const [p, n] = [rounded(move(point), grain), rounded(move(normal), turns)];
    const place = (p[0] * reach + p[1]) * reach + p[2];
    const direction = (n[0] * 256 + n[1]) * 256 + n[2];
    const there = numbers.get(place) ?? new Map<number, number>();
    const found = there.get(direction);
    if (found !== undefined) return found;
    const length = Math.hypot(n[0], n[1], n[2]) || 1;
    const number = positions.length / 3;
    positions.push(...p.map((c) => c / grain / 1000));
    normals.push(...n.map((c) => c / length));
    numbers.set(place, there.set(direction, number));
    return number;
  };
  for (const part of parts)
    for (const { points, normals: own } of trianglesOf(part)) {
      const corners = points.map((point, i) => cornerOf(point, own[i] ?? [0, 1, 0]));
      // What is thinner than the grain is no triangle any more.
      if (new Set(corners).size === 3) order.push(...corners);
    }
  const accessor = (type: 'VEC3' | 'SCALAR', array: NonNullable<Parameters<Accessor['setArray']>[0]>): Accessor =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(positions)))
    .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(normals)))
    .setIndices(accessor('SCALAR', positions.length < 3 * 65_536 ? Uint16Array.from(order) : Uint32Array.from(order)));
}
