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
  Strokes,
  Title,
} from './sketch-parts.tsx';

/** Texts, cards and blocks that hold others. */
export const CONTENT_SKETCHES = {
  BorderedBlock: (
    <>
      <Frame x={10} y={8} w={76} h={44} />
      <Lines x={18} y={15} widths={[14]} />
      <Title x={18} y={21} w={36} />
      <Lines x={18} y={29} widths={[58, 44]} />
      <Button x={18} y={39} />
    </>
  ),
  ContactForm: (
    <>
      <Title x={12} y={7} w={34} />
      <Frame x={12} y={15} w={34} h={8} />
      <Frame x={50} y={15} w={34} h={8} />
      <Frame x={12} y={27} w={72} h={14} />
      <Button x={12} y={46} w={26} />
    </>
  ),
  Divider: (
    <>
      <Lines x={12} y={12} widths={[72, 54]} />
      <Strokes d="M12 30H84" look="mark" />
      <Lines x={12} y={41} widths={[72, 60]} />
    </>
  ),
  PrintButton: (
    <>
      <Accent x={20} y={20} w={56} h={20} round={4} />
      <Strokes d="M31 28V24H39V28M29 34V28H41V34M31 32H39V37H31Z" look="cut" />
      <Strokes d="M48 30H68" look="cut" />
    </>
  ),
  StructuredData: (
    <>
      <Strokes d="M26 10Q18 10 18 18V24Q18 30 13 30Q18 30 18 36V42Q18 50 26 50" look="mark" />
      <Strokes d="M70 10Q78 10 78 18V24Q78 30 83 30Q78 30 78 36V42Q78 50 70 50" look="mark" />
      <Lines x={32} y={20} widths={[32, 24, 30, 18]} />
    </>
  ),
  Modal: (
    <>
      <Lines x={8} y={6} widths={[80, 70]} />
      <Lines x={8} y={46} widths={[80, 62]} />
      <Area x={4} y={3} w={88} h={54} />
      <Frame x={20} y={13} w={56} h={34} />
      <Strokes d="M67 18L71 22M71 18L67 22" />
      <Title x={27} y={20} w={28} />
      <Lines x={27} y={28} widths={[42]} />
      <Button x={27} y={35} />
    </>
  ),
  DuoBlock: (
    <>
      <Accent x={10} y={15} w={30} h={4} round={1.5} />
      <Lines x={10} y={24} widths={[34, 34, 30, 34, 20]} />
      <Image x={51} y={10} w={37} h={40} />
    </>
  ),
  CallToActionCard: (
    <>
      <Area x={10} y={8} w={76} h={44} />
      <Dot x={23} y={21} r={5} />
      <Title x={33} y={16} w={38} />
      <Lines x={33} y={24} widths={[44, 32]} />
      <Button x={33} y={37} w={30} />
    </>
  ),
  CallToActionImage: (
    <>
      <Area x={8} y={8} w={80} h={44} />
      <Strokes d="M11 48L22 36L32 48M64 48L76 34L85 48" look="faint" />
      <Title x={28} y={20} w={40} />
      <Lines x={33} y={28} widths={[30]} />
      <Button x={36} y={36} w={24} />
    </>
  ),
  Jumbotron: (
    <>
      <Area x={0} y={0} w={96} h={46} />
      <Strokes d="M46 43L70 24L80 34L85 29L93 40" look="faint" />
      <Lines x={10} y={12} widths={[20]} />
      <Title x={10} y={18} w={50} />
      <Title x={10} y={24} w={36} />
      <Button x={10} y={33} w={26} />
      <Lines x={10} y={52} widths={[76]} />
    </>
  ),
  Banner: (
    <>
      <Area x={8} y={6} w={80} h={26} />
      <Strokes d="M56 29L70 15L78 23L81 20L86 27" look="faint" />
      <Title x={15} y={17} w={34} />
      <Accent x={14} y={36} w={20} h={17} />
      <Frame x={38} y={36} w={20} h={17} />
      <Frame x={62} y={36} w={20} h={17} />
    </>
  ),
  IconCard: (
    <>
      <Frame x={22} y={6} w={52} h={48} />
      <AccentDot x={48} y={18} r={5.5} />
      <Title x={33} y={29} w={30} />
      <Lines x={30} y={38} widths={[36, 36]} />
    </>
  ),
  ContactCard: (
    <>
      <Area x={10} y={10} w={30} h={40} />
      <Ring x={25} y={24} r={6} />
      <Strokes d="M15 47Q15 35 25 35Q35 35 35 47" />
      <Accent x={48} y={14} w={28} h={4} round={1.5} />
      <Lines x={48} y={22} widths={[20]} />
      <Dot x={50} y={33} r={1.5} />
      <Lines x={55} y={32} widths={[28]} />
      <Dot x={50} y={40} r={1.5} />
      <Lines x={55} y={39} widths={[22]} />
      <Dot x={50} y={47} r={1.5} />
      <Lines x={55} y={46} widths={[25]} />
    </>
  ),
  ColumnSplitter: (
    <>
      <Frame x={8} y={10} w={24} h={40} isDashed />
      <Frame x={36} y={10} w={24} h={40} isDashed />
      <Frame x={64} y={10} w={24} h={40} isDashed />
      <Lines x={13} y={17} widths={[14, 10]} />
      <Accent x={41} y={17} w={14} h={4} round={1.5} />
      <Lines x={69} y={17} widths={[14, 10]} />
    </>
  ),
  FlexibleLayout: (
    <>
      <Frame x={8} y={10} w={46} h={14} isDashed />
      <Frame x={58} y={10} w={20} h={14} isDashed />
      <Frame x={8} y={30} w={20} h={20} isDashed />
      <Frame x={32} y={30} w={34} h={20} isDashed />
      <Accent x={13} y={15} w={20} h={4} round={1.5} />
    </>
  ),
  PersonalizedWrapper: (
    <>
      <Frame x={8} y={8} w={80} h={44} isDashed />
      <AccentDot x={24} y={24} r={5} />
      <Strokes d="M15 42Q15 32 24 32Q33 32 33 42" look="mark" />
      <Lines x={44} y={22} widths={[34, 28, 34, 18]} />
    </>
  ),
  PlaceholderWrapper: (
    <>
      <Frame x={10} y={8} w={76} h={44} isDashed />
      <Accent x={17} y={15} w={62} h={8} />
      <Area x={17} y={27} w={62} h={8} />
      <Area x={17} y={39} w={62} h={6} />
    </>
  ),
};
