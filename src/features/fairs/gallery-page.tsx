import styled from '@emotion/styled';
import type { GalleryPageData } from './gallery-page.ts';
import { PhotoGallery } from './components/photo-gallery.tsx';
import { VideoPlayer } from './components/video-player.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { colour, font, size, space, wrapRow } from '../../ui/theme.ts';
import { useWords } from '../../ui/shell.ts';

const Facts = styled.p`
  ${wrapRow(`${space.half} ${space.x3}`)}
  font-size: ${size.lead};
  color: ${colour.muted};
  time {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.ink};
  }
`;
const Videos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 40%)), 1fr));
  gap: ${space.x4} ${space.x3};
`;

/** Images and videos of a fair. */
export function GalleryPage({ page }: { page: GalleryPageData }) {
  const { fair, photos, videos } = page;
  const words = useWords().fairs;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading}>
        <Facts>
          <time dateTime={fair.start}>{fair.dates}</time>
          <span>{[fair.city, fair.country].filter(Boolean).join(', ')}</span>
          {fair.booth && <span>{`${words.booth} ${fair.booth}`}</span>}
        </Facts>
      </PageHeader>
      {photos.length > 0 && (
        <Section heading={words.images}>
          <PhotoGallery photos={photos} label={page.heading} />
        </Section>
      )}
      {videos.length > 0 && (
        <Section heading={words.videos} tone="mist">
          <Videos>
            {videos.map((video) => (
              <li key={video.id + video.title}>
                <VideoPlayer video={video} />
              </li>
            ))}
          </Videos>
        </Section>
      )}
    </>
  );
}
