import type { Catalogue } from '../../catalogue/catalogue.ts';
import { exhibitsOf } from '../../catalogue/media/exhibits.ts';
import { fairDrawingPath, galleryDrawingPath } from '../../catalogue/paths.ts';
import type { ListedDrawing } from '../../drawing/list-drawings.ts';
import { exhibitDrawer } from '../../drawing/scenes/exhibits.ts';
import { drawFair } from '../../drawing/scenes/fair-card.ts';
import { drawFairScene } from '../../drawing/scenes/fair-scene.ts';
import { drawVideoPoster } from '../../drawing/scenes/video-poster.ts';
import { fairExhibits, posterExhibits } from './fair-exhibits.ts';

/** The drawing of each fair, and those that stand for photos and videos of its gallery. */
export function fairDrawings(catalogue: Catalogue): ListedDrawing[] {
  const exhibits = exhibitsOf(catalogue);
  const { theme } = catalogue.site;
  const drawExhibit = exhibitDrawer();
  return catalogue.fairs.flatMap((fair) => {
    const { id, title, gallery } = fair;
    const ofFair = fairExhibits(catalogue, exhibits, fair);
    const videos = gallery?.videos ?? [];
    const posters = posterExhibits(
      exhibits,
      ofFair,
      videos.map((video) => video.title),
    );
    return [
      {
        path: fairDrawingPath(id),
        subject: [title, theme, ofFair],
        draw: () => drawFair(drawExhibit, id, title, ofFair, theme),
      },
      ...(gallery?.photos ?? []).map(({ caption }, index) => ({
        path: galleryDrawingPath(id, 'photo', index + 1),
        subject: [caption, theme, exhibits, ofFair],
        draw: () =>
          drawFairScene(drawExhibit, exhibits, { seed: id, index: index + 1, caption, theme, ownExhibits: ofFair }),
      })),
      ...posters.map(({ exhibit, turn }, index) => ({
        path: galleryDrawingPath(id, 'video', index + 1),
        subject: [exhibit, turn, theme],
        draw: () => drawVideoPoster(drawExhibit, exhibit, turn, theme),
      })),
    ];
  });
}
