import type { EquipmentPageData } from '../../../catalogue/pages/machine/equipment-page.ts';
import { FeatureGrid } from '../../components/cards/feature-grid.tsx';
import { GetInTouch } from '../../components/links/get-in-touch.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PageTools } from '../../components/page-tools/page-tools.tsx';
import { RelatedLinks } from '../../components/layout/related-links.tsx';
import { Section } from '../../components/layout/section.tsx';
import { TitleBlock } from '../../components/layout/title-block.tsx';
import { UnitsSwitch } from '../../components/units/units-switch.tsx';
import { ViewSwitcher } from '../../components/machine/view-switcher.tsx';
import { ButtonLink } from '../../components/links/button.ts';
import { useShell } from '../../frame/shell.tsx';

/** What the enquiry list keeps of the item; above it in the crumbs stands its category. */
const listedMachine = ({ name, breadcrumbs, path, enquiry }: EquipmentPageData) => ({
  name,
  detail: breadcrumbs.at(-2)?.label ?? '',
  to: path,
  search: enquiry.search ?? '',
});

/** An item of the other equipment. A part without content is left out. */
export function EquipmentPage({ page }: { page: EquipmentPageData }) {
  const { brand, words } = useShell();
  const parts = [
    {
      heading: words.machine.overview,
      count: page.overview.length,
      tools: <UnitsSwitch />,
      content: <TitleBlock title={page.name} maker={brand.company} figures={page.overview} />,
    },
    { heading: words.machine.keyFeatures, count: page.features.length, content: <FeatureGrid items={page.features} /> },
    {
      heading: words.machine.applications,
      count: page.applications.length,
      tone: 'mist' as const,
      content: <FeatureGrid items={page.applications} />,
    },
    {
      heading: words.machine.related,
      count: Number(page.related !== undefined),
      content: page.related && <RelatedLinks related={page.related} />,
    },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.name}
        lead={page.description}
        aside={
          page.views.length > 0 && (
            <ViewSwitcher name={page.name} views={page.views} initialView={page.initialView} files={page.files} />
          )
        }
        asideFrom="desk"
      >
        <ButtonLink look="primary" to={page.enquiry.to} search={page.enquiry.search}>
          {words.links.enquire}
        </ButtonLink>
        <PageTools machine={listedMachine(page)} />
      </PageHeader>
      {parts.map(({ heading, tone, tools, content }) => (
        <Section key={heading} heading={heading} tone={tone} tools={tools}>
          {content}
        </Section>
      ))}
      <GetInTouch contact={page.contact} enquiry={page.enquiry} />
    </>
  );
}
