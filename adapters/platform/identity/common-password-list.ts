const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Well-known passwords of twelve characters and more, in lower case. */
export const COMMON_PASSWORDS = words(`
  000000000000 0123456789012 100200300400 101010101010 111111111111 112233445566 121212121212 123123123123
  123321123321 123454321123 123456123456 1234567890qw 123456789abc 123456789qwe 12345678abcd 123456abcdef
  123456qwerty 1234asdf1234 1234qwer1234 1234qwerasdf 123abc456def 123qwe123qwe 123qweasdzxc 147258369147
  147852369147 159357159357 159753159753 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv
  222222222222 333333333333 444444444444 555555555555 654321654321 666666666666 741852963741 777777777777
  789456123789 888888888888 963852741963 987654321987 999999999999 a1b2c3d4e5f6 a1s2d3f4g5h6 aa1234567890
  aaa111bbb222 aaaa1111bbbb abc123abc123 abcd12345678 abcdef123456 abcdefg12345 abcdefgh1234
  adminadminadmin administrator1 administrator123 adminpassword ajax1900ajax ajaxamsterdam alejandra123
  alejandro123 alexander123 alexander1234 allahbuyuktur amazinggrace amorcito1234 amsterdam123
  amsterdam1234 amsterdam2020 android12345 ankara060606 arsenal12345 asdfasdfasdf asdfghjkl123
  asdfghjkl1234 askim1234567 askimbenim12 ataturk18811938 athleticbilbao atleticomadrid australia123
  australia1234 autumn2025autumn babyboy12345 babygirl1234 babygirl12345 barcelona123 barcelona1234
  baseball1234 baseball12345 basketball12 basketball123 batman123456 batmanbatman bayernmunchen
  bayernmunich beautiful123 beautiful1234 besiktas1234 besiktas1903 beursstand12 beursvloer12 bienvenido12
  bienvenido123 bienvenidos1 bienvenidos12 bismillah123 bismillah1234 bjk1903bjk1903 blessed12345
  borussiadortmund butterfly123 butterfly1234 california12 california123 callofduty12 callofduty123
  campeones123 canimbenim12 captainamerica captainjack1 changeme1234 changeme12345 changepassword
  changethispassword charlotte123 charlotte1234 chelsea12345 chelseafc123 chocolate123 chocolate1234
  christopher1 christopher12 christopher123 companyname1 companypassword computer1234 computer12345
  contrasena12 contrasena123 contrasena1234 contraseña12 contraseña123 contraseña1234
  correcthorsebatterystaple counterstrike cristianoronaldo cumhuriyet1923 december2025 defaultpassword
  denhaag12345 ditiseenwachtwoord donotforget12 dragon123456 dragon1234567 dragondragon elizabeth123
  elizabeth1234 estrella1234 estrellita12 everton12345 exhibition12 exhibition123 exhibitor123
  exhibitor1234 exhibitors12 facebook1234 facebook12345 fairdesk1234 fairdesk12345 fairdesk2026
  fb1907fb1907 fcbarcelona12 fcbarcelona123 fcutrecht1970 feliznavidad fenerbahce123 fenerbahce1907
  feriaferia12 fernanda1234 feyenoord010 feyenoord1908 football1234 football12345 footballfootball
  forgetmenot12 fortnite1234 fuarfuarfuar futbol123456 galatasaray123 galatasaray1905 gameofthrones
  gefeliciteerd geheim123456 geheimgeheim gizliparola1 godblessme12 godblessyou12 godisgood123
  godislove123 goedemorgen1 goedendag123 goodmorning1 goodmorning12 goodnight123 google123456 gorgeous1234
  grandtheftauto gs1905gs1905 guadalupe123 guadalupe1234 guestpassword halamadrid123 hallo1234567
  hallohallo12 harrypotter1 harrypotter12 harrypotter123 hayatim12345 hello1234567 hellohello12
  hellokitty12 hellokitty123 helloworld12 helloworld123 helloworld1234 hola12345678 holaholahola
  holamundo123 hunter123456 hunter2hunter2 idontknow123 idontremember iforgotit1234 iforgotmypassword
  ikbengeheim1 ikhouvanjou1 ikhouvanjou12 ikhouvanjou123 ikhouvanjullie iloveyou1234 iloveyou2020
  iloveyoubaby iloveyouforever iloveyoumore iloveyousomuch internet1234 internet12345 invierno2025
  iphone123456 ironman12345 istanbul1234 istanbul12345 istanbul1453 istanbul3434 izmir3535353 january2026!
  jennifer1234 jennifer12345 jessica12345 jesuschrist1 jesusislord1 jesusismylord jesuslovesme
  johancruijff juventus1897 kerstmis1225 kerstmis2025 killer123456 kobebryant24 koningsdag27 kullanici123
  leagueoflegends lebronjames23 letmein12345 letmeinplease lieveheersbeestje linkedin1234 lionelmessi10
  liverpool123 liverpool1234 liverpoolfc12 lordoftherings losangeles12 manchestercity manchesterunited
  maradona1010 mariposa1234 mariposa12345 master123456 mastermaster masterpassword maytheforcebewithyou
  merhaba12345 merhabadunya miamor123456 miamormiamor michaeljackson michaeljordan michelle1234
  michelle12345 micontrasena micontraseña microsoft123 microsoft1234 mijngeheim123 mijnwachtwoord
  minecraft123 minecraft1234 mivida123456 monkey123456 monkey1234567 monkeymonkey mustafakemal
  mustafakemal1881 mynameisnobody mypassword12 mypassword123 mypasswordis mysecretpassword nederland123
  nederland1234 neverforget12 newpassword12 newpassword123 newyork12345 newyorkcity1 nothing12345
  nothingtosee november2026 oldpassword12 opensesame12 parola123456 parola1234567 parolam12345
  parolaparola password1234 password12345 password123456 passwordispassword passwordpassword pikachu12345
  pineapple123 pineapple1234 pleaseletmein pokemon12345 pokemonmaster princesa1234 princesa12345
  princess1234 princess12345 psv1913psv1913 psveindhoven q1w2e3r4t5y6 q1w2e3r4t5y6u7 qazwsxedc123
  qazwsxedcrfv qwerty123456 qwerty1234567 qwerty12345678 qwertyasdfgh qwertyasdfzxcv qwertyqwerty
  qwertyuiop123 realmadrid1234 realmadridcf1 remember1234 rememberme123 ronaldinho10 rootpassword
  rotterdam010 rotterdam123 samsung12345 samsung123456 sebastian123 secreto12345 secretpassword
  seniseviyorum seniseviyorum1 seniseviyorum12 seniseviyorum123 september2026 shadow123456 sifre1234567
  sifresifre12 sinterklaas1 sinterklaas5 skateboard12 skateboard123 snowboarding spiderman123
  spiderman1234 spring2026spring starwars1234 starwars1977 stephanie123 stephanie1234 strawberry12
  strawberry123 summer2024summer summer2025summer summer2026summer sunflower123 sunflower1234 sunshine1234
  sunshine12345 superman1234 superman12345 superpassword superstar123 superstar1234 teamomucho12
  teamomucho123 teamoteamo12 temporarypassword tequiero1234 tequiero12345 tequieromucho tequieromucho1
  testpassword thisisapassword thisismypassword thisispassword tigger123456 trabzonspor1967 trabzonspor61
  tradefair123 tradefair2025 tradefair2026 trustno112345 trustno1trustno1 trustnobody12 turkiye12345
  turkiyem1923 türkiyem1923 userpassword verano2026verano viscabarca12 vivaespana12 voetbal12345
  volleyball12 volleyball123 wachtwoord12 wachtwoord123 wachtwoord1234 washington12 washington123
  watermelon12 watermelon123 welkom01welkom01 welkom123456 welkom1234567 welkomthuis1 welkomwelkom
  whatever1234 whateveritis whateveryouwant windows10windows windows12345 winter2025winter
  winter2026winter winteriscoming wonderwoman1 worldofwarcraft yonetici1234 youllneverwalkalone
  youneverwalkalone youtube12345 zaq12wsxcde3 zaq1zaq1zaq1 zomer2026zomer zonnebloem12 zxcvbnm12345
  zxcvbnmasdfghjkl şifre1234567
`);

/** Words of our four languages that are too weak as a password, even decorated with signs and digits. */
export const COMMON_WORDS = words(`
  abril access admin administrador administrator agosto agustos ahmet ajax alejandro allah america amor
  amsterdam andrew android angel angeles ankara antalya anthony antonio apple april aralik arsenal ashley
  askim atletico audi august augustus autumn ayse azerty aşkım babyboy babygirl banana barca barcelona
  baseball basketball batman bedrijf beheerder belgie berlin besiktas beurs beveiliging bienvenido
  bienvenidos bienvenue bilmiyorum bismillah bless blessed bloem bloemen bmw brussel business carlos
  carsamba changeme changemenow changethis charlie cheese chelsea chocolate christ cicek clave company
  computer contrasena contraseña cookie corvette cuma cumartesi daniel december default demo denhaag
  diamond diciembre dinsdag domingo donderdag dragon eindhoven ekim empresa emre enero engel england
  espana españa europa europe everton example exhibitor exposant expositor eylul facebook fair fairdesk
  fatma febrero februari february fenerbahce feria fernando ferrari feyenoord flor flower football forgot
  formula fortnite france freedom friday frodo fuar fussball futbol galatasaray gandalf gast gebruiker
  gecici geheim germany geçici ginger gizli god golden goodbye google guest guvenlik hallo harley
  harrypotter haziran heaven hello hendrik herfst hockey hola holland honda hope hosgeldiniz hoşgeldiniz
  hunter iforgot ihouvanjou ikhouvanjou ikweethetniet ilkbahar iloveyou instagram internet invierno
  invitado iphone istanbul italia izmir januari january jennifer jessica jesus jesuschrist johannes jordan
  joshua jueves juli julio july june juni junio juventus kantoor kasim katilimci killer kis kullanici
  kullanıcı laptop legolas lente letmein letmeinnow libertad liefde lightning linkedin liverpool login
  london love lovely lunes maandag maart madrid manchester march maria mart martes marzo master matrix
  matthew may mayis mayo mehmet mei mercedes merhaba michael michelle microsoft miercoles minecraft
  misafir monday monkey motdepasse mustafa mustang mylogin nederland netherlands newyork nicole nisan nose
  nothing november noviembre ocak october octubre office oficina ofis oktober orange otono otoño ozgurluk
  paris parola parolam passw0rd password passwort pazar pazartesi pepper persembe phoenix pieter pikachu
  pokemon porsche prenses primavera prince princesa princess prinses psv qwerty qwertz ranger realmadrid
  robert root rose rotterdam sabado sali samsung saturday secret secreto secure security seguridad selam
  seniseviyorum september septiembre sevilla seviyorum shadow sifre signin silver sirket soccer sonbahar
  spain spiderman spring starwars strawberry subat summer sunday sunshine superman superuser sweetheart
  teamo temmuz temp temporal temporary tennis tequiero test tester testing testtest thomas thunder
  thursday tijdelijk toor toyota trabzonspor trustno tuesday tulip tulp turkey turkije turkiye twitter
  türkiye user username usuario utrecht valencia verano viernes voetbal vrijdag vrijheid wachtwoord
  wednesday welcome welkom whatever william willkommen windows winter woensdag yamaha yaz yonetici youtube
  yönetici zaterdag zomer zondag şifre şirket
`);
