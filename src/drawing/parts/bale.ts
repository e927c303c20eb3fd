import type { Scene } from '../scene.ts';

/** Pressed tyres in a bale, held by upright ties: flattened rings in rows, each row shifted by half a ring. */
export function bale(scene: Scene, x: number, y: number, width: number, height: number, ties: number): void {
  scene.rect('hollow', x, y, width, height, height * 0.05);
  const rows = 5;
  const ring = height / rows;
  const rings = Array.from({ length: rows }, (_, row) => {
    const count = row % 2 ? 2 : 3;
    const w = width / (count === 2 ? 2.08 : 3.02);
    const left = x + (width - w * count) / 2;
    return Array.from({ length: count }, (__, i) => ({ x: left + w * i, y: y + ring * row, w }));
  }).flat();
  for (const at of rings)
    scene.rect('steel', at.x + at.w * 0.02, at.y + ring * 0.07, at.w * 0.96, ring * 0.86, ring * 0.4);
  for (const at of rings)
    scene.rect('thin', at.x + at.w * 0.14, at.y + ring * 0.36, at.w * 0.72, ring * 0.28, ring * 0.14);
  for (let i = 0; i < ties; i += 1) {
    const at = x + (width * (i + 0.5)) / ties;
    scene.line('strap', at, y - height * 0.012, at, y + height * 1.012);
  }
}

/** A bale of paper, film or tins: loose layers, held by level ties. */
export function layeredBale(scene: Scene, x: number, y: number, width: number, height: number, ties: number): void {
  scene.rect('partTint', x, y, width, height, height * 0.03);
  for (let row = 1; row < 9; row += 1) {
    const at = y + (height * row) / 9;
    const from = x + width * (row % 3) * 0.09;
    scene.line('thin', from, at, from + width * 0.7, at + height * (row % 2 ? 0.015 : -0.015));
  }
  for (let i = 0; i < ties; i += 1) {
    const at = y + (height * (i + 0.5)) / ties;
    scene.line('strap', x, at, x + width, at);
  }
}
