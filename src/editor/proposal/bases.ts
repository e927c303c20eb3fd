import type { Begun } from '../github/composing.ts';
import { acceptedNameOf, effectOf, publishedFileOf, type Proposal } from './proposal.ts';

/** What was published when the change of a file began, by path, for the merge with what is published now. */
export function basesOf(proposal: Proposal): Map<string, Begun> {
  const { drafts } = proposal;
  return new Map(
    drafts.flatMap((draft): [string, Begun][] => {
      const { file, sent, sentAs = file, base, isDeleted, isGone } = draft;
      const isNew = draft.isNew || isGone === true;
      const isReplaced = isDeleted && drafts.some((another) => another !== draft && another.file === file);
      const freeing = drafts.find((another) => another !== draft && publishedFileOf(another) === file);
      const freed = freeing?.base;
      const text = isNew ? (freed ?? sent) : base;
      const arrived = acceptedNameOf(draft, proposal);
      if (arrived !== undefined) return [[arrived, { text: sent ?? base, from: arrived, isNew: false, sent }]];
      if (text === undefined || isReplaced || !effectOf(draft)) return [];
      const from = `data/${isGone || (draft.isNew && freed !== undefined) ? file : (publishedFileOf(draft) ?? sentAs)}`;
      const isInstead = freeing?.isDeleted ?? false;
      const isReused = drafts.some((another) => another !== draft && another.sentAs === file);
      return [
        [
          `data/${file}`,
          {
            text,
            from,
            isNew: isNew && freed === undefined,
            sent,
            sentAs: `data/${sentAs}`,
            freed,
            isInstead,
            isReused,
            ...(isGone ? { isGone } : {}),
          },
        ],
      ];
    }),
  );
}
