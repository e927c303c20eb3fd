import { idOfName } from '../../../id-of-name.ts';
import { findingIn, textAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';

/** Letters that the name of a file can only imitate: whoever calls the file of `水泵` `pump` is right, too. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/**
 * Models whose file is called otherwise than they are: `blt999.yaml` with `name: BLT250`. The address follows from the
 * file, what visitors read from the name. One may be longer than the other: `nordlys-c9300` with `name: C9300`.
 */
export const rule: Rule = (input) =>
  entriesOf(input, 'model').flatMap((entry) => {
    const name = textAt(entry, '/name') ?? '';
    const id = idOfName(name);
    const [file = '', ...own] = [entry.id, id, idOfName(name.replaceAll(foreign, ''))].map((text) =>
      text.replaceAll('-', ''),
    );
    if (!entry.valid || !file || own.some((part) => file.includes(part) || part.includes(file))) return [];
    const isLikeOthers = /^[a-z]+\d+$/.test(entry.id) && name === name.toUpperCase();
    const wanted = isLikeOthers ? `\`name: ${entry.id.toUpperCase()}\`` : 'its own name';
    return findingIn(entry, '/name', {
      rule: 'copy/file-name',
      message: `The model is called ${name}, and its file ${entry.file}: its address would be that of another machine.`,
      fix: `write ${wanted}, or rename the file to models/${id}.yaml`,
      severity: 'warning',
    });
  });
