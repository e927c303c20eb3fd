import type { Scene } from '../scene.ts';

/** Two leaves with slots for the ties, hinges outside, the lock's cylinder across the middle. */
export function balerDoors(scene: Scene, x: number, y: number, width: number, height: number, ties: number): void {
  for (const leaf of [0, 1]) {
    const left = x + (leaf * width) / 2;
    scene.rect('body', left, y, width / 2, height);
    for (const share of [0.12, 0.36, 0.6, 0.84])
      scene.rect('partPale', left, y + height * share, width / 2, height * 0.06);
    for (const share of [0.18, 0.76])
      scene.rect(
        'steel',
        leaf ? x + width - width * 0.02 : x - width * 0.04,
        y + height * share,
        width * 0.06,
        height * 0.09,
      );
  }
  for (let i = 0; i < ties; i += 1) {
    const at = x + (width * (i + 0.5)) / ties;
    if (Math.abs(at - x - width / 2) > width * 0.02)
      scene.rect('hollow', at - width * 0.013, y + height * 0.04, width * 0.026, height * 0.92, width);
  }
  scene.rect('body', x + width * 0.47, y, width * 0.06, height);
  for (const share of [0.22, 0.7]) {
    scene.rect('partTint', x + width * 0.36, y + height * share, width * 0.28, height * 0.06, height * 0.02);
    scene.circle('part', x + width * 0.5, y + height * (share + 0.03), width * 0.035);
  }
}
