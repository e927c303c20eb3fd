/** A machine or a plant as binary glTF (GLB), in metres: a node per named part, a mesh per material. */
import {
  Document,
  NodeIO,
  VertexLayout,
  type Accessor,
  type Material,
  type Node,
  type Primitive,
  type Scene,
} from '@gltf-transform/core';
import { machineSize, plantSize } from '../../catalogue/media/pictures.ts';
import { linearChannels } from '../../look/colour-space.ts';
import type { Theme } from '../../look/palette.ts';
import { isSeenIn, type Body, type Part } from '../body/body.ts';
import { makeMaterialColours, type MaterialName } from '../../look/drawn-colours.ts';
import { materials } from '../body/materials.ts';
import { add, subtract, type Move, type Vector } from '../body/vector.ts';
import { namePart } from '../describe.ts';
import type { DrawnMachine } from '../families/family.ts';
import { isOfMachine } from '../fit-sides.ts';
import { pictureParts } from '../make-machine.ts';
import type { PlacedPlant } from '../plant/place-plant.ts';
import { partsOfPlant } from '../plant/view-plant.ts';
import { lensOf } from '../render/lens.ts';
import { turnedBy } from '../render/mesh.ts';
import { type DrawingWords } from '../../catalogue/words.ts';

/** Grid of positions in metres, and of normals: powers of two compress best. */
const [positionGrid, normalGrid] = [1 / 2048, 1 / 256];
/** Solids with at least this many triangles (a bolt) share one mesh with their copies. */
const minSharedTriangles = 24;

/** In units of `positionGrid` and `normalGrid`. */
interface Corner {
  point: Vector;
  normal: Vector;
  /** Equal for equal corners. */
  key: string;
}

function cornerAt(point: Vector, normal: Vector): Corner {
  return { point, normal, key: `${point[0]},${point[1]},${point[2]},${normal[0]},${normal[1]},${normal[2]}` };
}

/** A part's triangles, three corners each, relative to its first corner `at`. */
interface Solid {
  at: Vector;
  corners: readonly Corner[];
}

type Named = Pick<DrawingWords, 'drawing' | 'parts'>;

/**
 * The machine, as a node whose box has its stated sides, what is attached to it, its surroundings, and the camera of the
 * picture; without the person.
 */
export function writeGlb(machine: DrawnMachine, words: Named, theme?: Theme): Promise<Uint8Array> {
  const { document, scene, addParts } = startDocument(words, theme);
  scene.addChild(makeCamera(document, pictureParts(machine), machine.turn, machineSize));
  const node = document.createNode('machine');
  scene.addChild(node);
  addParts(scene, machine.body, turnedBy(machine.turn), node);
  return write(document);
}

/** A plant: a node per machine, with the number and the name of its station. Equal machines share their meshes. */
export function writePlantGlb(plant: PlacedPlant, words: Named, theme?: Theme): Promise<Uint8Array> {
  const { document, scene, addParts } = startDocument(words, theme);
  scene.addChild(makeCamera(document, partsOfPlant(plant), 0, plantSize));
  const models = new Map<string, Node>();
  for (const { station, key, body, places } of plant.stations)
    for (const at of places) {
      const node = document.createNode(`${station.number} ${station.name}`);
      scene.addChild(node.setTranslation([at[0] / 1000, at[1] / 1000, at[2] / 1000]));
      const known = models.get(key);
      if (known) for (const child of known.listChildren()) node.addChild(copyOf(document, child));
      else addParts(node, body, turnedBy(0));
      models.set(key, known ?? node);
    }
  return write(document);
}

function copyOf(document: Document, node: Node): Node {
  const copy = document.createNode(node.getName()).setMesh(node.getMesh()).setTranslation(node.getTranslation());
  for (const child of node.listChildren()) copy.addChild(copyOf(document, child));
  return copy;
}

function write(document: Document): Promise<Uint8Array> {
  return new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(document);
}

/** `addParts` adds a body's parts below a scene or node, those of the machine itself below `own`. */
function startDocument(words: Named, theme: Theme | undefined) {
  const document = new Document();
  document.getRoot().getAsset().generator = 'glTF-Transform';
  document.createBuffer();
  const colours = makeMaterialColours(theme);
  const scene = document.createScene('machine');
  document.getRoot().setDefaultScene(scene);
  const nameOf = ({ beside, name }: Part): string =>
    beside ? words.drawing.surroundings : name ? namePart(name, words) : words.drawing.details;
  const known = new Map<MaterialName, Material>();
  const materialOf = (name: MaterialName): Material => {
    const made = known.get(name) ?? makeMaterial(document, name, colours[name]);
    known.set(name, made);
    return made;
  };
  const addParts = (parent: Scene | Node, body: Body, move: Move, machineNode = parent): void => {
    const parts = body.parts.filter((part) => isSeenIn(part, 'picture'));
    for (const { material } of parts) materialOf(material);
    for (const named of Map.groupBy(parts, (part) => nameOf(part) + isOfMachine(part)).values()) {
      const [first] = named as [Part];
      const node = document.createNode(nameOf(first));
      (isOfMachine(first) ? machineNode : parent).addChild(node);
      for (const [material, pieces] of Map.groupBy(named, (part) => part.material))
        for (const { corners, places } of shareShapes(pieces.map((part) => solidOf(part, move)))) {
          const primitive = makePrimitive(document, corners).setMaterial(materialOf(material));
          const mesh = document.createMesh(node.getName()).addPrimitive(primitive);
          for (const place of places)
            node.addChild(
              document
                .createNode(node.getName())
                .setMesh(mesh)
                .setTranslation([...metres(place)]),
            );
        }
    }
  };
  return { document, scene, addParts };
}

/** A glTF camera's axis is always the centre of the image, so `extras` hold the lens's real centre for our viewer. */
function makeCamera(
  document: Document,
  parts: readonly Part[],
  turn: number | undefined,
  size: { width: number; height: number },
): Node {
  const shape = size.height / size.width;
  const { eye, right, up, forward, width, centre } = lensOf(parts, turn, shape);
  const away = Math.hypot(...eye) / 1000;
  const camera = document
    .createCamera('Picture')
    .setType('perspective')
    .setYFov(2 * Math.atan((shape * width) / 2))
    .setAspectRatio(1 / shape)
    .setZNear(away / 100)
    .setZFar(away * 4)
    .setExtras({ centre: [...centre] });
  const [x, y, z] = eye;
  const [fx, fy, fz] = forward;
  return document
    .createNode('Picture')
    .setCamera(camera)
    .setMatrix([...right, 0, ...up, 0, -fx, -fy, -fz, 0, x / 1000, y / 1000, z / 1000, 1]);
}

function solidOf(part: Part, move: Move): Solid {
  const first = move(part.faces[0]?.loops[0]?.[0] ?? [0, 0, 0]);
  const corners = part.triangles.flatMap(({ points, normals }) =>
    points.map((point, i) =>
      cornerAt(
        rounded(subtract(move(point), first), 1000 * positionGrid),
        rounded(move(normals[i] ?? [0, 1, 0]), normalGrid),
      ),
    ),
  );
  return { at: rounded(first, 1000 * positionGrid), corners };
}

/** Groups equal large solids as one shape with several places, and merges the others into one shape at the origin. */
function shareShapes(solids: readonly Solid[]): { corners: readonly Corner[]; places: readonly Vector[] }[] {
  const shared: { corners: readonly Corner[]; places: readonly Vector[] }[] = [];
  const others: Corner[] = [];
  for (const copies of Map.groupBy(solids, ({ corners }) => corners.map(({ key }) => key).join(';')).values()) {
    const corners = copies[0]?.corners ?? [];
    const places = copies.map(({ at }) => at);
    if (places.length > 1 && corners.length >= 3 * minSharedTriangles) shared.push({ corners, places });
    else others.push(...places.flatMap((at) => corners.map(({ point, normal }) => cornerAt(add(at, point), normal))));
  }
  return others.length > 0 ? [...shared, { corners: others, places: [[0, 0, 0]] }] : shared;
}

function rounded([x, y, z]: Vector, unit: number): Vector {
  return [Math.round(x / unit), Math.round(y / unit), Math.round(z / unit)];
}

function metres([x, y, z]: Vector): Vector {
  return [x * positionGrid, y * positionGrid, z * positionGrid];
}

function makeMaterial(document: Document, name: MaterialName, colour: string): Material {
  const { roughness, metalness } = materials[name];
  return document
    .createMaterial(name)
    .setBaseColorFactor([...linearChannels(colour), 1])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
}

/** Makes indexed triangles: equal corners become one vertex. */
function makePrimitive(document: Document, corners: readonly Corner[]): Primitive {
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const normals: number[] = [];
  const order: number[] = [];
  const numberOf = ({ point, normal, key }: Corner): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    positions.push(...metres(point));
    normals.push(...normal.map((c) => c * normalGrid));
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  for (let i = 0; i < corners.length; i += 3) {
    const triangle = corners.slice(i, i + 3).map(numberOf);
    // Rounding to the grid can collapse a thin triangle.
    if (new Set(triangle).size === 3) order.push(...triangle);
  }
  const accessor = (type: 'VEC3' | 'SCALAR', array: NonNullable<Parameters<Accessor['setArray']>[0]>): Accessor =>
    document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setBuffer(document.getRoot().listBuffers()[0] ?? null);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(positions)))
    .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(normals)))
    .setIndices(accessor('SCALAR', numbers.size < 65_536 ? Uint16Array.from(order) : Uint32Array.from(order)));
}
