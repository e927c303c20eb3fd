/** The rules about entries that belong together, in no particular order: findings are sorted by file and line. */
import type { Rule } from '../entry.ts';
import { findCategoryCycles } from './category-cycle.ts';
import { findEmptyCategories } from './category-members.ts';
import { findEnquiryClashes } from './enquiry-choices.ts';
import { findEquipmentFaults } from './equipment-category.ts';
import { findFairDateFaults } from './fair-dates.ts';
import { findFaultyMedia } from './media-files.ts';
import { findLineFaults } from './line.ts';
import { findLongDescriptions } from './long-descriptions.ts';
import { findUnknownKeyFigures } from './key-figures.ts';
import { findMissingMedia } from './media.ts';
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
import { findSheetFaults } from './sheets.ts';
import { findFiguresOffSiblings } from './siblings.ts';

/** Every rule that looks at more than one value. A new rule is a file here and a line in this list. */
export const rules: readonly Rule[] = [
  findMissingParts,
  findUnknownReferences,
  findPathClashes,
  findFaultyRedirects,
  findEquipmentFaults,
  findCategoryCycles,
  findEmptyCategories,
  findEnquiryClashes,
  findUnknownKeyFigures,
  findSheetFaults,
  findMissingMedia,
  findFaultyMedia,
  findSameNames,
  findSamples,
  findFairDateFaults,
  findOfficeFaults,
  findLineFaults,
  findFaultyPurposes,
  findFaultyQuantities,
  findFiguresOffSiblings,
  findLongDescriptions,
  findNearDuplicates,
];
