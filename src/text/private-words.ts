const words =
  'remarks?|notes?|comments?|internal|prices?|costs?|discount|stock|suppliers?|deliver(?:y|ies)|customers?|margins?|mrp|ex[- ]?works|exw|fob|\\p{L}*(?:bemerkung(?:en)?|notiz(?:en)?|kommentare?|anmerkung(?:en)?|preise?|kosten|rabatt|bestand|marge)|intern|lager|lieferant(?:en)?|kunden?|liefer(?:zeit|ung|termin)|remarques?|notes?|commentaires?|interne|prix|coûts?|remise|fournisseur|livraison|délai|observaciones|notas?|comentarios?|interno|precios?|costes?|costos?|descuento|existencias|proveedor|entrega|prezz[oi]|cost[oi]|sconto|fornitore|consegna|备注|价格|库存|(?:ال)?(?:ملاحظات|ملاحظة|سعر|أسعار|تكلفة|خصم|مخزون|مورد|تسليم|توصيل)|टिप्पणी|मूल्य|कीमत|दाम|लागत|छूट|स्टॉक|आपूर्तिकर्ता|डिलीवरी';

/** Columns of a spreadsheet that may not be for visitors: remarks, prices, stock, suppliers, delivery. */
export const privateWord = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Amounts of money: `₹ 1,00,000`, `1200 EUR`. */
export const moneyWord = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|INR|CHF|CNY|Rs)(?!\p{L})/u;

/** Units in which stock, discounts and times of delivery are counted; `Delivery (m³/h)` is that of a pump. */
export const tradeUnit =
  /^(?:%|pcs?|pieces?|stk|stück|st|d|days?|weeks?|months?|tage?n?|wochen?|monate?|jours?|semaines?|mois|días?|semanas?|meses)\.?$/iu;

/** Rows whose whole name is such a word, with or without a bracket or a currency: `Remarks`, `Price (net)`, `Preis €`. */
export const privateRow = new RegExp(`^(?:${words})(?:\\s*\\(.*\\)|\\s*\\p{Sc}| [A-Z]{3})?$`, 'iu');
