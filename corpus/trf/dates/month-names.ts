/**
 * The months that a word can mean, 1 to 12: a name or a short form of it in one of the languages in which tournament
 * programs write, without accents and in small letters; a Roman number; else the beginning of a name. Empty: none;
 * several where languages differ ("listopad").
 */
export function monthsOf(word: string): number[] {
  const wanted = plain(word);
  const named = NAMES.get(wanted);
  if (named !== undefined || wanted.length < SHORTEST) return named ?? [];
  const begun = NAMES_OF_MONTHS.map((names, index) =>
    names.some((name) => name.startsWith(wanted)) ? index + 1 : 0,
  );
  return begun.filter((month) => month > 0);
}

/** Letters alone decide: "März" and "Marz", "SEPT." and "sept" are the same. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

const SHORTEST = 3;

/** From the Unicode CLDR: wide and abbreviated, as they stand alone and as they stand in a date. */
const WORDS = [
  `ean eanair ene enero gen gener gennaio ian ianuarie ion ionawr jaan jaanuar jaenner jan janar
  janeiro jannar janner januar januara januari januarie january janv janvaris janvier led leden ledna
  oca ocak sausio sausis sij sijecanj sijecnja sty styczen stycznia tammi tammikuu tammikuuta urt
  urtarrila xan xaneiro yan yanvar ιαν ιανουαριου сту студзень студзеня січ січень січня янв январь
  января януари јан јануар јануари қаң қаңтар հնվ հունվար հունվարի ינו ינואר يناير ژانویه იან იანვარი`,
  `chw chwef chwefror feabh feabhra feb febbraio feber febr febreiro febrer febrero februar februara
  februari februarie februaris february fev fevereiro fevr fevral fevrier fra frar helmi helmikuu
  helmikuuta lut lutego luty ots otsaila peb pebrero shk shkurt sub subat uno unor unora vasario
  vasaris veebr veebruar velj veljaca veljace φεβ φεβρουαριου ақп ақпан лют лютага лютии лютого люты
  феб фебруар фев февр февраль февраля февруари փետրվար փետրվարի փտվ פבר פברואר فبراير فوریه თებ
  თებერვალი`,
  `bre brezen brezna kovas kovo maalis maaliskuu maaliskuuta maart mac machi mae maerz mar marc marca
  march marcius marco marec maret mars marso mart marta martie marts martxoa marz marzec marzo marzu
  maw mawrth mrt ozu ozujak ozujka μαρ μαρτιου бер березень березня мар март марта нау наурыз сак
  сакавік сакавіка մարտ մարտի մրտ מרץ مارس მარ მარტი`,
  `abr abrell abril aib aibrean api apirila apr aprel april aprila aprile aprili aprilie aprilis aprill
  avr avril balandis balandzio dub duben dubna ebr ebrill huhti huhtikuu huhtikuuta kwi kwiecien
  kwietnia nis nisan pri prill tra travanj travnja απρ απριλιου апр апрель апреля април квіт квітень
  квітня кра красавік красавіка сәу сәуір ապր ապրիլ ապրիլի אפר אפריל ابريل اوریل აპრ აპრილი`,
  `beal bealtaine geguze geguzes kve kveten kvetna mag maggio mai maiatza maig maijs maio maj maja
  majus may mayo mayıs mee mei mej mejju svi svibanj svibnja touko toukokuu toukokuuta μαι μαιου маи
  мам мамыр мая мај трав травень травня մայիս մայիսի մյս מאי مايو მაი მაისი`,
  `birzelio birzelis cerven cervna cvn cze czerwca czerwiec eka ekaina giu giugno gun gunju haz haziran
  hun hunyo iun iunie iyn iyun juin jun juna june junho juni junie junij junijs junio junius juny
  juuni kesa kesakuu kesakuuta lip lipanj lipnja meh mehefin meith meitheamh qer qershor xuno ιουν
  ιουνιου июн июнь июня мау маусым черв червень червня чэр чэрвень чэрвеня юни јун јуни հնս հունիս
  հունիսի יוני يونيو ژوين ივნ ივნისი`,
  `cervence cervenec cvc gor gorff gorffennaf heina heinakuu heinakuuta hul hulyo iuil iul iulie iyl
  iyul juil juillet jul jula julai julho juli julie julij julijs julio juliol julius july juuli korr
  korrik liepa liepos lip lipca lipiec lug luglio lul lulju srp srpanj srpnja tem temmuz uzt uztaila
  xul xullo ιουλ ιουλιου июл июль июля лип липень липня ліп ліпень ліпеня шіл шілде юли јул јули հլս
  հուլիս հուլիսի יולי يوليو ژويیه ივლ ივლისი`,
  `abu abuztua ago agost agosti agosto agu agust agustos agustus aout aug august augusta augusti
  augusts augustus augusztus avg avgust avq avqust awst aww awwissu elo elokuu elokuuta gush gusht kol
  kolovoz kolovoza lun lunasa ogo ogos rugpjucio rugpjutis sie sierpien sierpnia srp srpen srpna αυγ
  αυγουστου авг август августа жні жнівень жніуня серп серпень серпня там тамыз օգոստոս օգոստոսի օգս
  אוג אוגוסט اغسطس اوت აგვ აგვისტო`,
  `eyl eylul ira iraila medi mfomh rugsejis rugsejo ruj rujan rujna sen sentabr sentyabr sep sept
  septemba septembar september septembra septembre septembrie septembris septiembre set setembre
  setembro settembre settembru setyembre sht shtator syys syyskuu syyskuuta szept szeptember wrz
  wrzesien wrzesnia zar zari σεπ σεπτεμβριου вер верасень верасня вересень вересня сен сент сентябрь
  сентября сеп септембар септември қыр қыркүиек սեպ սեպտեմբեր սեպտեմբերի ספט ספטמבר سبتمبر سپتامبر სექ
  სექტემბერი`,
  `dfomh eki ekim hyd hydref lis listopad listopada loka lokakuu lokakuuta oct october octobre
  octombrie octubre okt oktabr oktoba oktobar oktober oktobra oktobris oktoober oktubre oktyabr ott
  ottobre ottubru out outubro paz pazdziernik pazdziernika rij rijen rijna spalio spalis tet tetor urr
  urria οκτ οκτωβριου жовт жовтень жовтня кас кастрычнік кастрычніка окт октобар октомври октябрь
  октября қаз қазан հոկ հոկտեմբեր հոկտեմբերի אוק אוקטובר اكتوبر اکتبر ოქტ ოქტომბერი`,
  `aza azaroa kas kasım lapkricio lapkritis lis listopad listopada listopadu marras marraskuu
  marraskuuta nen nentor nob nobyembre noiembrie nov novemba novembar november novembra novembre
  novembris novembro novembru noviembre noy noyabr samh samhain stu studeni studenoga tach tachwedd
  νοε νοεμβριου лист листопад листопада ліс лістапад лістапада нов новембар ное ноември ноя нояб
  ноябрь ноября қар қараша նոյ նոյեմբեր նոյեմբերի נוב נובמבר نوامبر نوفمبر ნოე ნოემბერი`,
  `abe abendua ara aralık dec decembar december decembra decembre decembrie decembris decembro dek
  dekabr des desemba desember desembre dets detsember dez dezember dezembro dhj dhjetor dic dicembre
  dicembru diciembre dis disember disyembre gru grudnia grudzien gruodis gruodzio joulu joulukuu
  joulukuuta noll nollaig pro prosinac prosinca prosince prosinec rhag rhagfyr δεκ δεκεμβριου груд
  грудень грудня дек декабрь декабря декември дец децембар жел желтоқсан сне снежань снежня դեկ
  դեկտեմբեր դեկտեմբերի דצמ דצמבר دسامبر ديسمبر დეკ დეკემბერი`,
];
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const NAMES_OF_MONTHS = WORDS.map((words) => words.split(/\s+/));
const NAMES = new Map<string, number[]>();
for (const [index, names] of NAMES_OF_MONTHS.entries())
  for (const name of [...names, ROMAN[index]]) NAMES.set(name, [...(NAMES.get(name) ?? []), index + 1]);
