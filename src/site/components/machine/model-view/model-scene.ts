/** A machine's 3D file on a canvas, which can be turned, zoomed and asked for its parts. Drawn only when something changes. */
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Raycaster,
  Scene,
  ShadowMaterial,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { ColourName } from '../../../../look/palette.ts';

export interface ModelScene {
  /** Turns by radians round the machine and upwards. */
  turn: (around: number, up: number) => void;
  /** Comes nearer by a factor below 1. */
  zoom: (factor: number) => void;
  /** Lights up and names one part after the other; after the last one none. */
  showNextPart: () => void;
  resize: () => void;
  dispose: () => void;
}

/** What a pointer may move between press and release without turning anything (pixels). */
const steady = 5;

/** The picture's camera: round to the right and upwards (radians), a long lens (degrees); the share of the picture that it fills. */
const view = { azimuth: (35 * Math.PI) / 180, elevation: (24 * Math.PI) / 180, lens: 17, filled: 0.97 };

/**
 * Opens on the same view as the machine's picture.
 * @throws where the browser has no WebGL, or the file does not come
 */
export async function openModelScene(
  canvas: HTMLCanvasElement,
  address: string,
  onPart: (name: string) => void,
): Promise<ModelScene> {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const { scene: machine } = await new GLTFLoader().loadAsync(address);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  const scene = new Scene();
  scene.background = new Color(colourAt(canvas, 'paper'));
  const environment = new PMREMGenerator(renderer);
  scene.environment = environment.fromScene(new RoomEnvironment(), 0.03).texture;
  scene.environmentIntensity = 0.6;
  environment.dispose();

  const box = new Box3().setFromObject(machine);
  const middle = box.getCenter(new Vector3());
  const radius = box.getSize(new Vector3()).length() / 2;
  machine.traverse((object) => Object.assign(object, { castShadow: true, receiveShadow: true }));
  scene.add(machine, ...studio(middle, radius));

  const camera = new PerspectiveCamera(view.lens, 1, radius / 10, radius * 30);
  let distance = 4 * radius;
  camera.position.setFromSpherical(new Spherical(distance, Math.PI / 2 - view.elevation, view.azimuth)).add(middle);
  const controls = new OrbitControls(camera, canvas);
  controls.target.copy(middle);
  controls.maxPolarAngle = Math.PI / 2 - 0.02;

  const draw = (): void => renderer.render(scene, camera);
  const resize = (): void => {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    camera.aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight);
    camera.updateProjectionMatrix();
    const fitting = distanceFor(machine, middle, camera.aspect);
    camera.position
      .sub(controls.target)
      .multiplyScalar(fitting / distance)
      .add(controls.target);
    distance = fitting;
    controls.minDistance = distance / 5;
    controls.maxDistance = distance * 2;
    controls.update();
    draw();
  };
  const place = (change: (from: Spherical) => void): void => {
    const from = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(from);
    from.phi = Math.max(0.05, Math.min(controls.maxPolarAngle, from.phi));
    from.radius = Math.max(controls.minDistance, Math.min(controls.maxDistance, from.radius));
    camera.position.setFromSpherical(from).add(controls.target);
    controls.update();
    draw();
  };
  const light = lightUp(machine, colourAt(canvas, 'accent'));
  let chosen: Object3D | undefined;
  const choose = (part: Object3D | undefined): void => {
    chosen = part;
    light(part);
    draw();
    onPart(part?.name.replaceAll('_', ' ') ?? '');
  };
  let pressedAt: Pick<MouseEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 };
  const begin = (event: MouseEvent): void => {
    pressedAt = event;
  };
  const press = (event: MouseEvent): void => {
    // The end of a turn is no press.
    if (Math.hypot(event.clientX - pressedAt.clientX, event.clientY - pressedAt.clientY) > steady) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = new Vector2(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(at, camera);
    choose(partOf(caster.intersectObject(machine)[0]?.object, machine));
  };
  controls.addEventListener('change', draw);
  canvas.addEventListener('pointerdown', begin);
  canvas.addEventListener('click', press);
  resize();
  return {
    turn: (around, up) =>
      place((from) => {
        from.theta += around;
        from.phi -= up;
      }),
    zoom: (factor) =>
      place((from) => {
        from.radius *= factor;
      }),
    showNextPart: () => choose(machine.children[chosen ? machine.children.indexOf(chosen) + 1 : 0]),
    resize,
    dispose() {
      canvas.removeEventListener('pointerdown', begin);
      canvas.removeEventListener('click', press);
      controls.dispose();
      renderer.dispose();
    },
  };
}

/** From how far a machine fits into the picture, whichever way it is turned about its upright axis. */
function distanceFor(machine: Object3D, middle: Vector3, aspect: number): number {
  const half = Math.tan((view.lens * Math.PI) / 360) * view.filled;
  const [sin, cos] = [Math.sin(view.elevation), Math.cos(view.elevation)];
  const angles = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
  const distances = machine.children.flatMap((part) => {
    const { min, max } = new Box3().setFromObject(part);
    const x = Math.max(middle.x - min.x, max.x - middle.x);
    const z = Math.max(middle.z - min.z, max.z - middle.z);
    return [min.y - middle.y, max.y - middle.y].flatMap((up) =>
      angles.map((angle) => {
        const [across, near] = [Math.hypot(x, z) * Math.cos(angle), Math.hypot(x, z) * Math.sin(angle)];
        return up * sin + near * cos + Math.max(Math.abs(across) / aspect, Math.abs(up * cos - near * sin)) / half;
      }),
    );
  });
  return Math.max(...distances);
}

/** A colour of the page as a value. */
function colourAt(element: Element, name: ColourName): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`);
}

/** The lamp of the picture and a floor that takes its shadow. */
function studio(middle: Vector3, radius: number): Object3D[] {
  const lamp = new DirectionalLight('white', 2.2);
  lamp.position.set(middle.x - radius, middle.y + radius * 1.8, middle.z + radius * 1.2);
  lamp.target.position.copy(middle);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 5,
  });
  lamp.shadow.bias = -0.0005;
  lamp.shadow.normalBias = 0.02;
  const floor = new Mesh(new PlaneGeometry(radius * 8, radius * 8), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return [lamp, lamp.target, floor];
}

/** The named part that something belongs to. */
function partOf(object: Object3D | undefined, machine: Object3D): Object3D | undefined {
  let found = object;
  while (found && found.parent !== machine) found = found.parent ?? undefined;
  return found;
}

/** Lights up one part at a time: its meshes get a glowing copy of their material. */
function lightUp(machine: Object3D, glow: string): (part: Object3D | undefined) => void {
  const usual = new Map<Mesh, Mesh['material']>();
  machine.traverse((object) => {
    if (object instanceof Mesh) usual.set(object, object.material as Mesh['material']);
  });
  return (part) => {
    for (const [mesh, material] of usual) mesh.material = material;
    part?.traverse((object) => {
      if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
      const glowing = object.material.clone();
      glowing.emissive = new Color(glow);
      glowing.emissiveIntensity = 0.45;
      object.material = glowing;
    });
  };
}
