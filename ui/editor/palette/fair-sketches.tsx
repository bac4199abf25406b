import { Accent, AccentDot, Area, Frame, Image, Lines, Ring, Strokes, Title } from './sketch-parts.tsx';

/** Exhibitors, news and search. */
export const FAIR_SKETCHES = {
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
