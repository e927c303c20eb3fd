/** The element id of the field on the page of the search: the button in the bar leads there. */
export const searchFieldId = 'search-field';
