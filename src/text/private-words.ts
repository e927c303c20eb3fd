const words =
  'remarks?|notes?|comments?|internal|prices?|costs?|discount|stock|supplier|deliver(?:y|ies)|bemerkung(?:en)?|notiz(?:en)?|kommentare?|anmerkung(?:en)?|intern|preise?|listenpreis|kosten|rabatt|lager(?:bestand)?|bestand|lieferant|liefer(?:zeit|ung|termin)|remarques?|notes?|commentaires?|interne|prix|coûts?|remise|fournisseur|livraison|délai|observaciones|notas?|comentarios?|interno|precios?|costes?|costos?|descuento|existencias|proveedor|entrega|prezz[oi]|cost[oi]|sconto|fornitore|consegna|备注|价格|库存';

/** Columns of a spreadsheet that may not be for visitors: remarks, prices, stock, suppliers, delivery. */
export const privateWord = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Rows whose whole name is such a word, with or without a bracket or a currency: `Remarks`, `Price (net)`, `Preis €`. */
export const privateRow = new RegExp(`^(?:${words})(?:\\s*\\(.*\\)|\\s*\\p{Sc}| [A-Z]{3})?$`, 'iu');
