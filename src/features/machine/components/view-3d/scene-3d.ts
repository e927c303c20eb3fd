/** Interactive 3D view of a machine on a canvas: turn, zoom, name its parts. Rendered only on changes. */
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { studio } from './studio-3d.ts';
import type { ColourName } from '../../../../look/colour-names.ts';

export interface Scene3d {
  controls: OrbitControls;
  /** Highlights and names one part after the other; after the last one none. */
  showNextPart: () => void;
  /** Shows the machine as at first, with no part chosen. */
  reset: () => void;
  resize: () => void;
  dispose: () => void;
}

/** Pixels that a pointer may move in a press without turning the view. */
const maxClickMove = 5;

/** Share of the canvas that a turned machine fills, and the turn (radians) after which it does. */
const [filled, turned] = [0.97, Math.PI / 4];

/**
 * Opens the file with its own camera, that of the machine's picture, so that the view matches the picture.
 * @throws when the browser has no WebGL or the file fails to load
 */
export async function openScene3d(
  canvas: HTMLCanvasElement,
  address: string,
  onPart: (name: string) => void,
): Promise<Scene3d> {
  // Without a context, the renderer would log errors.
  const context = canvas.getContext('webgl2', { antialias: true });
  if (!context) throw new Error('The browser has no WebGL');
  const renderer = new WebGLRenderer({ canvas, context });
  const { scene: machine, cameras } = await new GLTFLoader().loadAsync(address);
  const camera = cameras.find((candidate) => candidate instanceof PerspectiveCamera);
  if (!camera) throw new TypeError(`${address} has no camera`);
  camera.removeFromParent();
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
  const canvasSize = new Vector2();
  scene.add(machine, ...studio(middle, radius, canvasSize));

  const frame = frameOf(camera, middle, radius, canvas);
  // The page scrolls under a wheel, as under a finger; with Ctrl, which is a pinch on a touchpad, the view zooms.
  canvas.addEventListener('wheel', passWheel, { capture: true });
  const controls = new OrbitControls(camera, canvas);
  // The controls would take every touch; the stylesheet decides which ones scroll the page.
  canvas.style.removeProperty('touch-action');
  controls.target.copy(middle);
  controls.saveState();
  controls.maxPolarAngle = Math.PI / 2 - 0.02;
  const distance = controls.getDistance();
  controls.minDistance = distance / 5;
  controls.maxDistance = distance * 2;

  const draw = (): void => {
    frame();
    renderer.render(scene, camera);
  };
  const resize = (): void => {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    renderer.getDrawingBufferSize(canvasSize);
    controls.update();
    draw();
  };
  // The parts of a machine by itself are below a node of this name (src/drawing/export/write-glb.ts).
  const parts = machine.children.flatMap((node) => (node.name === 'machine' ? node.children : [node]));
  const highlight = makeHighlighter(parts, colourAt(canvas, 'accent'), colourAt(canvas, 'ink'));
  let chosen: Object3D | undefined;
  const choose = (part: Object3D | undefined): void => {
    chosen = part;
    highlight(part);
    draw();
    onPart(part?.name.replaceAll('_', ' ') ?? '');
  };
  let pressedAt: Pick<MouseEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 };
  const begin = (event: MouseEvent): void => {
    pressedAt = event;
  };
  const press = (event: MouseEvent): void => {
    // The end of a turn is not a click.
    if (Math.hypot(event.clientX - pressedAt.clientX, event.clientY - pressedAt.clientY) > maxClickMove) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = new Vector2(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(at, camera);
    choose(partOf(caster.intersectObject(machine)[0]?.object, parts));
  };
  controls.addEventListener('change', draw);
  canvas.addEventListener('pointerdown', begin);
  canvas.addEventListener('click', press);
  resize();
  return {
    controls,
    showNextPart: () => choose(parts[chosen ? parts.indexOf(chosen) + 1 : 0]),
    reset() {
      choose(undefined);
      controls.reset();
    },
    resize,
    dispose() {
      canvas.removeEventListener('wheel', passWheel, { capture: true });
      canvas.removeEventListener('pointerdown', begin);
      canvas.removeEventListener('click', press);
      controls.dispose();
      renderer.dispose();
    },
  };
}

/**
 * Updates the camera's framing. At first it is that of the picture, where the machine may be off-centre. Turning
 * moves the machine to the centre, at a size that fits at every angle about its upright axis.
 */
function frameOf(camera: PerspectiveCamera, middle: Vector3, radius: number, canvas: HTMLCanvasElement): () => void {
  const { userData, aspect, fov, position } = camera;
  const [x = 0.5, y = 0.5 / aspect] = userData['centre'] as number[];
  const setFrame = (left: number, top: number, size: number): void => {
    // A canvas of another shape, as on the full screen, shows more at two of its sides.
    const shape = canvas.clientWidth / canvas.clientHeight || aspect;
    const width = size * Math.max(1, shape / aspect);
    const height = (size / aspect) * Math.max(1, aspect / shape);
    const [x0, y0] = [left - (width - size) / 2, top - (height - size / aspect) / 2];
    camera.setViewOffset(1, 1 / aspect, x0, y0, width, height);
  };
  setFrame(0.5 - x, 0.5 / aspect - y, 1);
  camera.updateMatrixWorld();
  const shown = middle.clone().project(camera);
  const from = position.clone().sub(middle);
  // The sphere around the machine touches the edge of the view.
  const tangent = radius / Math.sqrt(from.lengthSq() - radius ** 2);
  const size = tangent / Math.tan((fov * Math.PI) / 360) / filled / Math.min(1, aspect);
  return () => {
    const share = Math.min(1, camera.position.clone().sub(middle).angleTo(from) / turned);
    const mix = (first: number, last: number): number => first + (last - first) * share;
    const last = (1 - size) / 2;
    setFrame(mix(-shown.x / 2, last), mix(shown.y / 2 / aspect, last / aspect), mix(1, size));
  };
}

const passWheel = (event: WheelEvent): void => {
  const { currentTarget } = event;
  const fillsScreen = currentTarget instanceof Element && currentTarget.closest('dialog:modal');
  if (!event.ctrlKey && !fillsScreen) event.stopImmediatePropagation();
};

/** Resolves a theme colour to its value. */
function colourAt(element: Element, name: ColourName): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`);
}

/** The named part that an object belongs to. */
function partOf(object: Object3D | undefined, parts: readonly Object3D[]): Object3D | undefined {
  let part = object;
  while (part && !parts.includes(part)) part = part.parent ?? undefined;
  return part;
}

/** Highlights one part at a time: its meshes are in one plain colour, with their edges drawn. */
function makeHighlighter(parts: readonly Object3D[], plain: string, line: string) {
  const usual = new Map<Mesh, Mesh['material']>();
  for (const part of parts)
    part.traverse((object) => {
      if (object instanceof Mesh) usual.set(object, object.material as Mesh['material']);
    });
  // Partly its own light, so that the part is seen in shadow too.
  const solid = new MeshStandardMaterial({ color: plain, emissive: plain, emissiveIntensity: 0.4, roughness: 0.8 });
  const ink = new LineBasicMaterial({ color: line });
  let edges: LineSegments<EdgesGeometry>[] = [];
  return (part: Object3D | undefined): void => {
    for (const [mesh, material] of usual) mesh.material = material;
    for (const edge of edges) {
      edge.removeFromParent();
      edge.geometry.dispose();
    }
    const meshes = [...usual.keys()].filter((mesh) => part && partOf(mesh, parts) === part);
    edges = meshes.map((mesh) => {
      mesh.material = solid;
      const edge = new LineSegments(new EdgesGeometry(mesh.geometry, 30), ink);
      // Only the surfaces are pressed.
      edge.raycast = () => undefined;
      mesh.add(edge);
      return edge;
    });
  };
}
