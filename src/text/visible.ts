/** What a reader sees: a letter, number or sign, but no filler (of Hangul, Braille and music). */
export const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;
