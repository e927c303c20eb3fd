/** What the enquiry form is given: choices, machines, words. */
import type { Picture } from './parts.ts';

/** One choice under Machinery, with the choices under Applications that belong to it. */
export interface MachineryOption {
  id: string;
  label: string;
  /** Lower-case values of a link's `machinery` that mean this choice besides its id. */
  aliases: string[];
  models: string[];
  /** These are the first of them; the others are in the file `choicesPath(id)`. */
  more?: true;
}

/** The file with all choices of a machinery. */
export interface MachineryChoices {
  models: string[];
  drawings: EnquiryDrawing[];
}

/** A machine that a link may name: the choice that stands for it, and how the page calls it. */
export interface EnquirySubject {
  /** Every spelling that names it (id, name), reduced by `reduceName`. */
  names: string[];
  label: string;
  machinery: string;
  option: string;
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
}

/** The words about enquiries that wait for a connection; `{machine}` stands for what one is about. */
export interface WaitingWords {
  /** Below the form's message. */
  kept: string;
  /** What the notice is called. */
  label: string;
  waiting: string;
  /** When a try has failed again. */
  still: string;
  refused: string;
  send: string;
  remove: string;
  /** Takes a refused one back to the form. */
  correct: string;
  dismiss: string;
}

/** The words of the enquiry form. */
export interface EnquiryWords {
  /** Stands before the name of the machine that the enquiry is about. */
  subject: string;
  /** Stands in its place while none is named. */
  open: { name: string; detail: string };
  /** The message's first line; `{machine}` stands for the machine's name. */
  line: string;
  phoneHint: string;
  promise: string;
  /** Labels the field that only programs see. */
  leaveEmpty: string;
  /** Under Applications, where a catalogue is too large to offer every machine. */
  unlisted?: string;
  waiting: WaitingWords;
  /**
   * What is said when list and answers leave too little room for the message; `{room}` stands for the characters left.
   */
  tooLong: string;
  /** The machines that the visitor has collected. */
  list: { heading: string; counted: string; note: string };
  /** Questions that need no answer; the labels stand before the answers in the message. */
  details: { heading: string } & Record<'material' | 'throughput' | 'power' | 'siteCountry', EnquiryQuestion>;
}

/** One question of the enquiry form. */
export interface EnquiryQuestion {
  label: string;
  hint: string;
}

/** What the enquiry service answers, in words fit for a visitor. */
export interface EnquiryAnswers {
  thanks: string;
  /** Above the list of the fields to correct: in the form, too. */
  invalid: string;
  unreadable: string;
  tooLarge: string;
  tooMany: string;
  unavailable: string;
  /** The link back to the site, on the page that answers a form sent without scripts. */
  back: string;
}

/** The drawing of a choice under Applications. */
export interface EnquiryDrawing {
  machinery: string;
  option: string;
  picture: Picture;
}
