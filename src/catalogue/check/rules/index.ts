/**
 * The rules, in no particular order: findings are sorted by file and line. A new rule is a file here and a line in one
 * of the lists.
 */
import type { Rule } from '../entry.ts';
import { findCategoryCycles } from './category-cycle.ts';
import { findEmptyCategories } from './category-members.ts';
import { findCountryFaults } from './countries.ts';
import { findEnquiryClashes } from './enquiry-choices.ts';
import { findEquipmentFaults } from './equipment-category.ts';
import { findFairDateFaults } from './fair-dates.ts';
import { findFaultyMedia } from './media-files.ts';
import { findLineFaults } from './line.ts';
import { findLongDescriptions } from './long-descriptions.ts';
import { findUnknownKeyFigures } from './key-figures.ts';
import { findMissingMedia } from './media.ts';
import { findMissingUnits } from './missing-units.ts';
import { findMissingParts } from './missing-parts.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOfficeFaults } from './offices.ts';
import { findPathClashes } from './paths.ts';
import { findFaultyPurposes } from './purposes.ts';
import { findFaultyQuantities } from './quantities.ts';
import { findFaultyRedirects } from './redirects.ts';
import { findUnknownReferences } from './references.ts';
import { findSameNames } from './same-names.ts';
import { findSamples } from './samples.ts';
import { findMissingFigures, findTakenSheets } from './sheets.ts';
import { findFiguresOffSiblings } from './siblings.ts';
import { findStraySigns } from './stray-signs.ts';

/** Rules that look at each entry by itself: what they say of one depends on no other, and on no day. */
export const entryRules: readonly Rule[] = [
  findFaultyQuantities,
  findMissingFigures,
  findLongDescriptions,
  findNearDuplicates,
  findSamples,
  findStraySigns,
];

/** Rules that look at all models of a category together, and at nothing else. */
export const categoryRules: readonly Rule[] = [findFiguresOffSiblings, findMissingUnits];

/** Rules that look at the catalogue as a whole. */
export const wholeRules: readonly Rule[] = [
  findMissingParts,
  findUnknownReferences,
  findPathClashes,
  findFaultyRedirects,
  findEquipmentFaults,
  findCategoryCycles,
  findEmptyCategories,
  findEnquiryClashes,
  findUnknownKeyFigures,
  findTakenSheets,
  findMissingMedia,
  findFaultyMedia,
  findSameNames,
  findFairDateFaults,
  findOfficeFaults,
  findCountryFaults,
  findLineFaults,
  findFaultyPurposes,
];
