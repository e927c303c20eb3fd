/**
 * Runs in the page. Finds what hostile data must not produce: the injected element, foreign scripts and event handlers,
 * links other than http(s), mailto, tel, webcal or same-site ones, and content wider than the window.
 */
export function findMarkupFromData({ element, ownScripts }: { element: string; ownScripts: string[] }): string[] {
  const problems: string[] = [];
  if (document.querySelector(element)) problems.push(`an element <${element}>`);
  for (const script of document.querySelectorAll('script')) {
    const isOurs = script.src.startsWith(`${location.origin}/assets/`) && script.textContent === '';
    const isOwnInline = ownScripts.includes(script.textContent);
    const isData = /^application\/(?:ld\+)?json$/.test(script.type);
    if (!isOurs && !isOwnInline && !isData) problems.push(`a script: ${script.outerHTML.slice(0, 80)}`);
  }
  for (const each of document.querySelectorAll('*')) {
    for (const { name, value } of each.attributes) {
      if (/^on/i.test(name)) problems.push(`a handler ${name}: ${value.slice(0, 80)}`);
      if (
        /^\s*(?:javascript|vbscript|data):/i.test(value) &&
        !value.startsWith('data:image/') &&
        /^(?:href|src|action)$/.test(name)
      )
        problems.push(`${name} is ${value.slice(0, 80)}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!/^(?:https?|mailto|tel|webcal):$/.test(link.protocol)) problems.push(`a link to ${link.href.slice(0, 80)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`wider than the window: ${scrollWidth}`);
  return problems;
}
