/** Words of the maker in `data/` and in the frozen catalogue, of whom nothing may be in the site of another. */
export const wordsOfTheFirst = /punarloop|baler|shred|tyre|recycl|scrap|rasper|conveyor|\bindia/gi;
