/** The hydraulic power pack beside a press: tank, motor and pump, and the cabinet with its controls. */
import { made } from './materials.ts';
import { box, cylinder, hose, inside, lying, type Mesh, type Place, type Point } from './mesh.ts';

/** Stands on the ground around the place's origin: about 1.1 m wide, 0.9 m deep, 1.65 m high. */
export function powerPack(mesh: Mesh, place: Place): void {
  const part = (material: number, from: Point, to: Point, bevel = 0.012) => box(mesh, material, from, to, bevel, place);
  part(made.black, [-0.5, 0, -0.4], [0.5, 0.08, 0.4]);
  part(made.frame, [-0.52, 0.08, -0.42], [0.52, 0.66, 0.42], 0.02);
  part(made.pale, [-0.44, 0.16, 0.415], [0.1, 0.56, 0.43], 0.006);
  cylinder(mesh, made.steel, 0.07, 0.42, 0.45, inside(place, lying([0.3, 0.4, 0], 'forward')));
  part(made.chrome, [0.2, 0.5, 0.42], [0.4, 0.53, 0.43], 0.003);
  part(made.dark, [-0.52, 0.66, -0.42], [0.52, 0.7, 0.42], 0.008);
  const axis = inside(place, lying([-0.1, 0.93, -0.12], 'right'));
  cylinder(mesh, made.frame, 0.19, -0.32, 0.2, axis);
  for (let fin = 0; fin < 11; fin += 1)
    cylinder(mesh, made.frame, 0.205, -0.28 + fin * 0.04, -0.265 + fin * 0.04, axis);
  cylinder(mesh, made.black, 0.17, -0.42, -0.32, axis);
  cylinder(mesh, made.steel, 0.11, 0.2, 0.36, axis);
  cylinder(mesh, made.black, 0.09, 0.36, 0.52, axis);
  part(made.steel, [0.18, 0.7, 0.05], [0.46, 0.84, 0.3]);
  for (let valve = 0; valve < 3; valve += 1) {
    part(made.black, [0.2 + valve * 0.09, 0.84, 0.1], [0.26 + valve * 0.09, 1.02, 0.17], 0.006);
    part(made.amber, [0.2 + valve * 0.09, 1.02, 0.1], [0.26 + valve * 0.09, 1.05, 0.17], 0.004);
  }
  hose(
    mesh,
    made.black,
    0.024,
    [
      [0.42, 0.93, -0.12],
      [0.5, 1.05, 0],
      [0.42, 0.98, 0.16],
      [0.36, 0.84, 0.2],
    ],
    place,
  );
  cabinet(mesh, place);
}

/** On the tank, its face to the viewer. */
function cabinet(mesh: Mesh, place: Place): void {
  const part = (material: number, from: Point, to: Point, bevel = 0.01) => box(mesh, material, from, to, bevel, place);
  part(made.pale, [-0.5, 0.7, 0.12], [0.02, 1.64, 0.42], 0.014);
  part(made.black, [-0.42, 1.3, 0.415], [-0.06, 1.54, 0.432], 0.006);
  part(made.screen, [-0.395, 1.325, 0.43], [-0.085, 1.515, 0.436], 0.002);
  const button = (material: number, x: number, y: number, radius: number) =>
    cylinder(mesh, material, radius, 0.42, 0.445, inside(place, lying([x, y, 0], 'forward')));
  button(made.green, -0.38, 1.2, 0.022);
  button(made.black, -0.3, 1.2, 0.022);
  button(made.black, -0.22, 1.2, 0.022);
  button(made.amber, -0.12, 1.19, 0.042);
  button(made.red, -0.12, 1.19, 0.03);
  part(made.frame, [-0.5, 1.0, 0.418], [0.02, 1.02, 0.424], 0.001);
  part(made.steel, [-0.04, 0.82, 0.42], [-0.02, 0.95, 0.45], 0.004);
}
