import { findingAtWords, textAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule } from '../../rule.ts';

/**
 * Names of people, and how to reach them, in a quotation, which tells what a buyer says, not who he is. Only what is
 * certain.
 */
export const rule: Rule = { names: ['testimonial/person'], looksAt: ['testimonial'], checkEntry };

/** A name behind a form of address, a telephone number, an e-mail address. */
const forms: readonly { form: RegExp; what: string }[] = [
  {
    // Without `Sri Lanka`, `Sr. Engineer` (senior) and `Dr Congo`.
    form: /(?<![\p{L}.])(?!Sri\sLanka|Dr\.?\sCongo|Sra?\.?\s(?:Manager|Engineer|Operator|Technician|Supervisor|Executive|Fitter))(?:Mr|Mrs|Ms|Miss|Dr|Prof|Er|Shri|Smt|Sri|Herrn?|Frau|Mme|Mlle|Sra?|Dra?|Sig)\.?\s\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’-]+)*/u,
    what: 'the name of a person',
  },
  {
    // No date, and no number of a part: `01.02.2024 10:30`, `serial number 0123456789`.
    form: /(?<![\p{L}\d])(?<!\b(?:part|serial|item|order)(?:\s(?:no|nr|number))?\b[.:]?\s*)(?!\d\d\.\d\d\.\d{4})(?:(?:\+|00)\d(?:[\s().-]{0,2}\d){7,}|0\d(?:[\s().-]?\d){8,}|(?<=\b(?:(?:mob(?:ile)?|phone|tel|cell|whatsapp)(?:\s?[.:]|\s(?:no\.?|number))+|call)\s*)[1-9](?:[\s().-]?\d){6,})/iu,
    what: 'a telephone number',
  },
  { form: /[\w.+-]+@[\w-]+\.[\w.-]*\w/u, what: 'an e-mail address' },
];

/** Common names, none of which is a word, a place or a well-known maker. */
const givenNames = new Set(
  (
    'abdul abdullah ahmad ahmed ajay amit andreas andrew anil anita anthony arjun arun arvind ashish barbara carlos ' +
    'daniel david deepak dinesh elizabeth emma fatima girish giovanni giuseppe hans harish hassan hitesh hussein ' +
    'ibrahim imran irfan james jean jennifer jignesh john josé juan jürgen karen karthik kavita kevin khalid klaus ' +
    'laura linda luca luis mahesh manish manoj marco maria markus mary matthew michael miguel mohamed mohammad ' +
    'mohammed mohan muhammad mukesh mustafa naresh neha nilesh nitin omar patricia paul pedro peter petra pierre ' +
    'pooja pradeep pramod priya rahul rajesh rajiv rakesh ramesh ravi richard robert rohit sabine sachin salman ' +
    'sandeep sanjay sarah satish sergei stefan stephen steven sumit sunil sunita suresh susan thomas umesh vijay ' +
    'vikram vinod vishal vivek wolfgang yogesh youssef yusuf'
  ).split(' '),
);
const surnames = new Set(
  (
    'agarwal ahmed banerjee chatterjee chopra desai garcía garcia gupta hernandez iyer jain johnson jones joshi ' +
    'kapoor khan kumar malhotra martinez mehta mishra mukherjee müller nair nguyen patel rao reddy rodriguez rossi ' +
    'santos schmidt shah sharma silva singh smith verma williams yadav'
  ).split(' '),
);

/** Words of a company or position that is called after somebody: `Sharma Tyres`, `Robert & Sons`. */
const ofCompany =
  /^(?:&|and|the|of|ltd|pvt|inc|gmbh|bros|sons|llc|(?:agenc|associat|brother|compan|deere|director|engineer|enterpris|environ|export|foundr|group|head|industr|logist|machin|manag|metal|mill|motor|nagar|officer|owner|paper|plant|plastic|polymer|recycl|rubber|servic|solution|steel|trad|transport|tyre|tire|waste|works?)\w*)\.?$/i;

/** The name of a person in the author, or below a quotation; unknown names are left alone. */
function nameIn(text: string, isAuthor: boolean): string | undefined {
  const signed = isAuthor ? text : (/(?:[-–—]\s*|\b(?:name is|regards),?\s+)([^-–—,]+?)\.?$/iu.exec(text)?.[1] ?? '');
  return signed.split(/\s*[,;()/|]\s*|\s+[-–—]\s+/).find((part, index) => {
    const words = part.split(/\s+/);
    if (words.length > 3 || words.some((word) => ofCompany.test(word))) return false;
    const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => word?.toLowerCase().replace(/\.$/, ''));
    const isGiven = givenNames.has(first);
    // `R. Kumar`, `R.K. Sharma`
    const isInitial = words.length > 1 && /^(?:\p{Lu}\.?){1,3}$/u.test(words[0] ?? '');
    const isFamily = words.length > 1 && surnames.has(last);
    return index === 0 && isAuthor ? isGiven || isFamily : (isGiven || isInitial) && isFamily;
  });
}

function checkEntry(entry: Entry) {
  return ['/feedback', '/author', '/company'].flatMap((pointer) => {
    const text = textAt(entry, pointer) ?? '';
    const name = pointer === '/company' ? undefined : nameIn(text, pointer === '/author');
    const found = forms.flatMap(({ form, what }) => {
      const [written] = form.exec(text) ?? [];
      return written === undefined ? [] : [{ written, what }];
    });
    if (name !== undefined && found.length === 0) found.push({ written: name, what: 'the name of a person' });
    return found.map(({ written, what }) =>
      findingAtWords(entry, pointer, written, {
        rule: 'testimonial/person',
        message: `"${written}" is ${what}, which anyone could read on the site.`,
        fix: fixes[pointer] ?? 'delete it: company and country say enough',
        severity: 'warning',
      }),
    );
  });
}

/** What fields say that must not be empty. */
const fixes: Readonly<Record<string, string>> = {
  '/author': 'write the position alone, such as `Plant manager`',
  '/company': 'write the kind of company, such as `Tyre recycler`',
};
