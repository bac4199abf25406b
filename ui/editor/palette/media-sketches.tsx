import {
  Accent,
  AccentDot,
  Area,
  Button,
  Dot,
  Frame,
  Image,
  Lines,
  Ring,
  Rows,
  Strokes,
  Title,
} from './sketch-parts.tsx';

/** Images, videos and maps, and lists. */
export const MEDIA_SKETCHES = {
  Image: (
    <>
      <Image x={12} y={6} w={72} h={38} />
      <Lines x={12} y={50} widths={[40]} />
    </>
  ),
  Video: (
    <>
      <Area x={8} y={8} w={80} h={44} />
      <AccentDot x={48} y={28} r={10} />
      <Strokes d="M45.5 23.5L53 28L45.5 32.5Z" look="cut" />
      <Lines x={14} y={45} widths={[68]} />
    </>
  ),
  Gallery: (
    <>
      <Image x={8} y={6} w={52} h={34} />
      <Image x={64} y={6} w={24} h={15} />
      <Image x={64} y={25} w={24} h={15} />
      <Accent x={8} y={45} w={16} h={9} />
      <Area x={28} y={45} w={16} h={9} />
      <Area x={48} y={45} w={16} h={9} />
      <Area x={68} y={45} w={16} h={9} />
    </>
  ),
  Carousel: (
    <>
      <Area x={0} y={10} w={12} h={30} />
      <Image x={18} y={10} w={28} h={30} />
      <Image x={50} y={10} w={28} h={30} />
      <Area x={84} y={10} w={12} h={30} />
      <Lines x={18} y={45} widths={[22]} />
      <Lines x={50} y={45} widths={[18]} />
      <Strokes d="M70 53H82M79 50L82 53L79 56" look="mark" />
    </>
  ),
  Iframe: (
    <>
      <Frame x={8} y={8} w={80} h={44} />
      <Strokes d="M8 18H88" />
      <Dot x={14} y={13} r={1.5} />
      <Dot x={19} y={13} r={1.5} />
      <Lines x={26} y={12} widths={[40]} />
      <Lines x={16} y={25} widths={[64, 52]} />
      <Button x={16} y={38} />
    </>
  ),
  Map: (
    <>
      <Area x={8} y={8} w={80} h={44} />
      <Strokes d="M8 40L34 30L58 42L88 26M34 30L28 8M58 42L64 52" />
      <Strokes d="M48 33Q40 24 40 19A8 8 0 0 1 56 19Q56 24 48 33Z" look="mark" />
      <AccentDot x={48} y={19} />
    </>
  ),
  Agenda: (
    <>
      <Strokes d="M12 20H84" />
      <Dot x={20} y={20} r={3} />
      <AccentDot x={48} y={20} r={5} />
      <Dot x={76} y={20} r={3} />
      <Lines x={12} y={32} widths={[16, 12]} />
      <Title x={38} y={31} w={20} />
      <Lines x={41} y={38} widths={[14]} />
      <Lines x={68} y={32} widths={[16, 10]} />
    </>
  ),
  Faq: (
    <>
      <Title x={12} y={9} w={44} />
      <Strokes d="M77 11H83" look="mark" />
      <Lines x={12} y={18} widths={[64, 50]} />
      <Strokes d="M12 30H84M12 43H84" />
      <Title x={12} y={34.5} w={36} />
      <Strokes d="M77 36.5H83M80 33.5V39.5" />
      <Title x={12} y={47.5} w={48} />
      <Strokes d="M77 49.5H83M80 46.5V52.5" />
    </>
  ),
  PageList: (
    <>
      <Accent x={8} y={10} w={24} h={18} />
      <Area x={36} y={10} w={24} h={18} />
      <Area x={64} y={10} w={24} h={18} />
      <Area x={8} y={32} w={24} h={18} />
      <Area x={36} y={32} w={24} h={18} />
      <Area x={64} y={32} w={24} h={18} />
    </>
  ),
  Navigation: (
    <>
      <Accent x={12} y={9} w={30} h={4} round={1.5} />
      <Strokes d="M16 17V41M16 22H22M16 30H22M16 38H22" />
      <Lines x={26} y={21} widths={[38]} />
      <Lines x={26} y={29} widths={[30]} />
      <Lines x={26} y={37} widths={[34]} />
      <Title x={12} y={47} w={26} />
    </>
  ),
  SocialShare: (
    <>
      <Strokes d="M36 30L60 18M36 30L60 42" />
      <AccentDot x={34} y={30} r={6} />
      <Ring x={62} y={17} r={5} />
      <Ring x={62} y={43} r={5} />
    </>
  ),
  RssFeedList: (
    <>
      <AccentDot x={17} y={23} />
      <Strokes d="M15 14A11 11 0 0 1 26 25M15 8A17 17 0 0 1 32 25" look="mark" />
      <Lines x={42} y={10} widths={[42, 30]} />
      <Lines x={42} y={26} widths={[42, 34]} />
      <Lines x={42} y={42} widths={[42, 26]} />
    </>
  ),
  LinkList: (
    <>
      <Title x={12} y={10} w={34} />
      <Rows x={12} y={25} count={4} w={64} step={8.5} />
    </>
  ),
};
