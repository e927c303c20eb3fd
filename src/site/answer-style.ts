import { colour, font, focusRing, layout, size, space } from './theme.ts';

/**
 * The rules of the small pages with which the enquiry service answers a form sent without scripts. They stand in the
 * page itself, which has no other file.
 */
export const answerStyle = `
*{box-sizing:border-box}
body{margin:0;border-top:3px solid ${colour.amber};font-family:${font.family};font-size:${size.body};line-height:1.6;color:${colour.text};background:${colour.paper}}
header,main,footer{max-width:720px;margin:0 auto;padding:${space.x3} ${space.gutter}}
header{font-weight:${font.weight.bold};border-bottom:1px solid ${colour.line}}
footer{border-top:1px solid ${colour.line};color:${colour.quiet};font-size:${size.small}}
h1{font-size:${size.h2};line-height:1.2;color:${colour.ink}}
a{color:${colour.blueprint};display:inline-block;min-height:24px}
label{font-weight:${font.weight.semibold}}
p:has(label){margin:${space.x3} 0 ${space.half}}
input,textarea{font:inherit;color:inherit;width:100%;min-height:48px;padding:10px 12px;border:1px solid ${colour.lineStrong};border-radius:${layout.radius};background:${colour.paper}}
[aria-invalid]{border-color:${colour.error}}
.error{margin:${space.half} 0 0;color:${colour.error}}
button{font:inherit;font-weight:${font.weight.semibold};min-height:48px;padding:0 ${space.x4};margin-top:${space.x2};border:0;border-radius:${layout.radius};background:${colour.amber};color:${colour.ink}}
:focus-visible{${focusRing}}
`
  .trim()
  .replaceAll('\n', '');
