import {
  Accent,
  AccentDot,
  Area,
  Button,
  Frame,
  Image,
  Lines,
  Ring,
  Strokes,
  Title,
} from './sketch-parts.tsx';

/** Exhibitors, news and search. */
export const FAIR_SKETCHES = {
  FairOpening: (
    <>
      <Image x={8} y={5} w={80} h={30} />
      <Title x={8} y={40} w={48} />
      <Lines x={8} y={47} widths={[36]} />
      <Button x={8} y={51} w={18} />
      <Frame x={30} y={51} w={18} h={7} />
    </>
  ),
  Figures: (
    <>
      <Strokes d="M8 16H88M8 46H88" />
      <Accent x={8} y={23} w={18} h={8} round={1.5} />
      <Accent x={37} y={23} w={14} h={8} round={1.5} />
      <Accent x={66} y={23} w={20} h={8} round={1.5} />
      <Lines x={8} y={36} widths={[20]} />
      <Lines x={37} y={36} widths={[22]} />
      <Lines x={66} y={36} widths={[18]} />
    </>
  ),
  LogoRow: (
    <>
      <Title x={8} y={14} w={30} />
      <AccentDot x={13} y={34} r={5} />
      <Frame x={25} y={29} w={16} h={10} />
      <Ring x={54} y={34} r={5} />
      <Area x={67} y={29} w={18} h={10} />
    </>
  ),
  ExhibitorLogos: (
    <>
      <Title x={8} y={6} w={34} />
      <Frame x={68} y={5} w={20} h={7} />
      <Frame x={8} y={17} w={24} h={17} />
      <Frame x={36} y={17} w={24} h={17} />
      <Frame x={64} y={17} w={24} h={17} />
      <AccentDot x={20} y={24} r={3.5} />
      <Ring x={48} y={24} r={3.5} />
      <AccentDot x={76} y={24} r={3.5} />
      <Frame x={8} y={38} w={24} h={17} />
      <Frame x={36} y={38} w={24} h={17} />
      <Frame x={64} y={38} w={24} h={17} />
      <Ring x={20} y={45} r={3.5} />
      <AccentDot x={48} y={45} r={3.5} />
      <Ring x={76} y={45} r={3.5} />
    </>
  ),
  Breadcrumb: (
    <>
      <Lines x={10} y={29} widths={[16]} />
      <Strokes d="M31 26L35 30L31 34" />
      <Lines x={40} y={29} widths={[16]} />
      <Strokes d="M61 26L65 30L61 34" />
      <Accent x={70} y={28} w={18} h={4} round={1.5} />
    </>
  ),
  ExhibitorList: (
    <>
      <Accent x={8} y={6} w={24} h={7} round={3.5} />
      <Area x={36} y={6} w={22} h={7} />
      <Area x={62} y={6} w={22} h={7} />
      <Frame x={8} y={18} w={14} h={10} />
      <Title x={28} y={19} w={30} />
      <Lines x={28} y={26} widths={[44]} />
      <Frame x={8} y={32} w={14} h={10} />
      <Title x={28} y={33} w={38} />
      <Lines x={28} y={40} widths={[36]} />
      <Frame x={8} y={46} w={14} h={10} />
      <Title x={28} y={47} w={26} />
      <Lines x={28} y={54} widths={[50]} />
    </>
  ),
  ProductList: (
    <>
      <Accent x={8} y={6} w={24} h={7} round={3.5} />
      <Area x={36} y={6} w={22} h={7} />
      <Image x={8} y={18} w={24} h={20} />
      <Image x={36} y={18} w={24} h={20} />
      <Image x={64} y={18} w={24} h={20} />
      <Title x={8} y={42} w={20} />
      <Title x={36} y={42} w={16} />
      <Title x={64} y={42} w={22} />
      <Lines x={8} y={50} widths={[14]} />
      <Lines x={36} y={50} widths={[20]} />
      <Lines x={64} y={50} widths={[12]} />
    </>
  ),
  ExhibitorProfile: (
    <>
      <Frame x={8} y={7} w={22} h={16} />
      <AccentDot x={19} y={15} r={4} />
      <Title x={36} y={8} w={40} />
      <Lines x={36} y={16} widths={[48, 40]} />
      <Area x={8} y={30} w={24} h={16} />
      <Area x={36} y={30} w={24} h={16} />
      <Area x={64} y={30} w={24} h={16} />
      <Lines x={8} y={50} widths={[18]} />
      <Lines x={36} y={50} widths={[18]} />
      <Lines x={64} y={50} widths={[18]} />
    </>
  ),
  NewsOverview: (
    <>
      <Image x={8} y={6} w={38} h={22} />
      <Image x={50} y={6} w={38} h={22} />
      <Accent x={8} y={32} w={28} h={4} round={1.5} />
      <Title x={50} y={32} w={32} />
      <Lines x={8} y={41} widths={[38, 38, 24]} />
      <Lines x={50} y={41} widths={[38, 38, 30]} />
    </>
  ),
  RelatedNews: (
    <>
      <Accent x={8} y={8} w={32} h={4} round={1.5} />
      <Image x={8} y={19} w={24} h={18} />
      <Image x={36} y={19} w={24} h={18} />
      <Image x={64} y={19} w={24} h={18} />
      <Lines x={8} y={42} widths={[24, 16]} />
      <Lines x={36} y={42} widths={[24, 20]} />
      <Lines x={64} y={42} widths={[24, 14]} />
    </>
  ),
  NewsArticle: (
    <>
      <Accent x={16} y={5} w={54} h={4} round={1.5} />
      <Lines x={16} y={13} widths={[18]} />
      <Image x={16} y={19} w={64} h={18} />
      <Lines x={16} y={42} widths={[64, 58, 64, 30]} />
    </>
  ),
  Search: (
    <>
      <Frame x={8} y={8} w={80} h={12} />
      <Ring x={16} y={13.5} r={3} />
      <Strokes d="M18.3 15.8L20.5 18" />
      <Accent x={66} y={8} w={22} h={12} />
      <Area x={8} y={26} w={20} h={26} />
      <Lines x={34} y={27} widths={[54, 40]} />
      <Lines x={34} y={38} widths={[54, 46]} />
      <Lines x={34} y={49} widths={[54]} />
    </>
  ),
};
