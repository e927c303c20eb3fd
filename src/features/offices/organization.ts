import type { Catalogue } from '../../catalogue/catalogue.ts';
import { parseHours, showMinutes } from '../../catalogue/offices/opening-hours.ts';
import { mediaPath } from '../../catalogue/paths.ts';
import { companyId, context } from '../page/structured-data.ts';
import type { OpeningHoursSpecificationLeaf, OrganizationLeaf, WithContext } from 'schema-dts';

/** The company as JSON-LD, with one contact point per office. */
export function organization(catalogue: Catalogue): WithContext<OrganizationLeaf> {
  const { site, offices } = catalogue;
  const profiles = site.social.filter((profile) => !profile.sample).map((profile) => profile.link);
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': companyId(catalogue.site),
    name: site.brand.company,
    alternateName: site.brand.name,
    url: `${site.origin}/`,
    ...(site.brand.logo === undefined ? {} : { logo: site.origin + mediaPath(site.brand.logo) }),
    description: site.summary,
    telephone: site.phone,
    email: site.email,
    ...(site.administrativeOffice.length > 0
      ? { address: { '@type': 'PostalAddress', streetAddress: site.administrativeOffice.join(', ') } }
      : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      areaServed: office.country,
      telephone: office.phone,
      email: office.email,
      ...(office.hours ? { hoursAvailable: office.hours.flatMap(openingHours) } : {}),
    })),
  };
}

/** In the order of `OpeningHours`. */
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function openingHours(line: string): OpeningHoursSpecificationLeaf[] {
  const hours = parseHours(line);
  if (!hours) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames.filter((_, day) => hours.days.includes(day)),
      opens: showMinutes(hours.from),
      closes: showMinutes(hours.to),
    },
  ];
}
