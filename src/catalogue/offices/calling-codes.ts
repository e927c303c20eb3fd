/** Country codes of telephone numbers (ITU-T E.164), by the country's letters. Countries of shared codes are left out. */
const codes =
  'ad376 ae971 af93 al355 am374 ao244 ar54 at43 au61 az994 ba387 bd880 be32 bf226 bg359 bh973 bi257 bj229 bn673 bo591 br55 bw267 by375 ca1 cd243 cf236 cg242 ch41 ci225 cl56 cm237 cn86 co57 cr506 cu53 cv238 cy357 cz420 de49 dj253 dk45 dz213 ec593 ee372 eg20 er291 es34 et251 fi358 fj679 fr33 ga241 gb44 ge995 gh233 gm220 gn224 gq240 gr30 gt502 gw245 gy592 hk852 hn504 hr385 ht509 hu36 id62 ie353 il972 in91 iq964 ir98 is354 it39 jo962 jp81 ke254 kg996 kh855 kr82 kw965 la856 lb961 lk94 lr231 ls266 lt370 lu352 lv371 ly218 ma212 mc377 md373 me382 mg261 mk389 ml223 mm95 mn976 mo853 mr222 mt356 mu230 mv960 mw265 mx52 my60 mz258 na264 ne227 ng234 ni505 nl31 no47 np977 nz64 om968 pa507 pe51 pg675 ph63 pk92 pl48 pt351 py595 qa974 ro40 rs381 ru7 rw250 sa966 sd249 se46 sg65 si386 sk421 sl232 sn221 so252 sr597 sv503 sy963 sz268 td235 tg228 th66 tj992 tm993 tn216 tr90 tw886 tz255 ua380 ug256 us1 uy598 uz998 ve58 vn84 ye967 za27 zm260 zw263';

const byCountry = new Map(codes.split(' ').map((text) => [text.slice(0, 2), `+${text.slice(2)}`]));

/** `+968` for `om`; undefined for a country that is not listed. */
export function callingCodeOf(country: string): string | undefined {
  return byCountry.get(country);
}
