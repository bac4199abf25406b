import { Accent, AccentDot, Area, Button, Dot, Frame, Lines, Ring, Strokes, Title } from './sketch-parts.tsx';

/** The exhibitor’s tasks, stand, messages and awards. */
export const PORTAL_SKETCHES = {
  EventChooser: (
    <>
      <Title x={10} y={6} w={34} />
      <Frame x={10} y={15} w={76} h={17} />
      <AccentDot x={20} y={23.5} r={4.5} />
      <Lines x={30} y={20} widths={[40, 26]} />
      <Frame x={10} y={37} w={76} h={17} />
      <Ring x={20} y={45.5} r={4.5} />
      <Lines x={30} y={42} widths={[34, 30]} />
    </>
  ),
  ParticipationChooser: (
    <>
      <Title x={10} y={6} w={34} />
      <Frame x={10} y={16} w={36} h={36} />
      <Frame x={50} y={16} w={36} h={36} />
      <Accent x={16} y={22} w={24} h={12} />
      <Area x={56} y={22} w={24} h={12} />
      <Lines x={16} y={40} widths={[24, 14]} />
      <Lines x={56} y={40} widths={[20, 16]} />
    </>
  ),
  CountdownTile: (
    <>
      <Lines x={10} y={12} widths={[34]} />
      <Accent x={10} y={21} w={16} h={18} />
      <Area x={30} y={21} w={16} h={18} />
      <Area x={50} y={21} w={16} h={18} />
      <Area x={70} y={21} w={16} h={18} />
      <Lines x={12} y={44} widths={[12]} />
      <Lines x={32} y={44} widths={[12]} />
      <Lines x={52} y={44} widths={[12]} />
      <Lines x={72} y={44} widths={[12]} />
    </>
  ),
  MessagesList: (
    <>
      <Frame x={8} y={9} w={64} h={16} />
      <Lines x={15} y={13} widths={[44, 30]} />
      <AccentDot x={80} y={17} r={3.5} />
      <Frame x={8} y={33} w={64} h={16} />
      <Lines x={15} y={37} widths={[36, 48]} />
    </>
  ),
  StandTile: (
    <>
      <Strokes d="M8 8H88V52H8ZM8 26H36M60 8V34H88M36 52V40" />
      <Accent x={38} y={18} w={16} h={14} />
      <Lines x={14} y={33} widths={[16]} />
    </>
  ),
  StandBannerNameTile: (
    <>
      <Accent x={14} y={10} w={68} h={12} />
      <Strokes d="M30 16H66" look="cut" />
      <Strokes d="M18 22V52M78 22V52M10 52H86" />
      <Area x={34} y={38} w={28} h={14} />
    </>
  ),
  TaskOverview: (
    <>
      <Ring x={28} y={30} r={16} />
      <Strokes d="M28 14A16 16 0 1 1 12 30" look="mark" />
      <Title x={54} y={21} w={26} />
      <Lines x={54} y={30} widths={[32, 24]} />
    </>
  ),
  UpcomingTasks: (
    <>
      <Frame x={8} y={7} w={80} h={26} />
      <Title x={15} y={13} w={40} />
      <Button x={15} y={22} />
      <Lines x={15} y={40} widths={[44]} />
      <Lines x={72} y={40} widths={[14]} />
      <Lines x={15} y={49} widths={[36]} />
      <Lines x={72} y={49} widths={[14]} />
    </>
  ),
  TaskList: (
    <>
      <Accent x={10} y={8} w={9} h={9} round={1.5} />
      <Strokes d="M12.5 12.5L14 14.5L17 10.5" look="cut" />
      <Lines x={25} y={11.5} widths={[44]} />
      <Frame x={10} y={23} w={9} h={9} />
      <Lines x={25} y={26.5} widths={[58]} />
      <Frame x={10} y={38} w={9} h={9} />
      <Lines x={25} y={41.5} widths={[36]} />
    </>
  ),
  CompanyProfile: (
    <>
      <Accent x={8} y={7} w={18} h={14} />
      <Title x={32} y={8} w={36} />
      <Lines x={32} y={17} widths={[26]} />
      <Strokes d="M8 28H88" />
      <Lines x={8} y={34} widths={[52, 60, 44]} />
      <Strokes d="M78 42L86 34L88 36L80 44L77 45Z" />
    </>
  ),
  OpenAwards: (
    <>
      <Strokes
        d="M17 12H33V23A8 8 0 0 1 17 23ZM17 15H12Q12 22 18 25M33 15H38Q38 22 32 25M25 31V41M18 43H32"
        look="mark"
      />
      <Title x={46} y={11} w={32} />
      <Lines x={46} y={20} widths={[38, 28]} />
      <Button x={46} y={33} />
    </>
  ),
  ClosedAwards: (
    <>
      <Strokes d="M17 12H33V23A8 8 0 0 1 17 23ZM17 15H12Q12 22 18 25M33 15H38Q38 22 32 25M25 31V41M18 43H32" />
      <Lines x={46} y={14} widths={[28]} />
      <Strokes d="M78 14L80.5 17L85 11" look="mark" />
      <Lines x={46} y={26} widths={[24]} />
      <Strokes d="M78 26L80.5 29L85 23" look="mark" />
      <Lines x={46} y={38} widths={[28]} />
    </>
  ),
  AwardRegistration: (
    <>
      <Strokes d="M10 11H86" />
      <Strokes d="M10 11H38" look="mark" />
      <Title x={10} y={19} w={40} />
      <Ring x={14} y={32} r={3} />
      <Lines x={22} y={31} widths={[34]} />
      <Ring x={14} y={42} r={3} />
      <Dot x={14} y={42} r={1.2} />
      <Lines x={22} y={41} widths={[42]} />
      <Button x={64} y={48} />
    </>
  ),
  AwardSummary: (
    <>
      <Frame x={24} y={5} w={48} h={50} />
      <Accent x={31} y={11} w={24} h={4} round={1.5} />
      <Lines x={31} y={20} widths={[14]} />
      <Lines x={31} y={25} widths={[34, 28]} />
      <Lines x={31} y={38} widths={[14]} />
      <Lines x={31} y={43} widths={[34, 20]} />
    </>
  ),
  VisitConnectButton: (
    <>
      <Lines x={22} y={14} widths={[52]} />
      <Accent x={22} y={23} w={52} h={18} round={4} />
      <Strokes d="M34 32H60M56 28L60 32L56 36" look="cut" />
    </>
  ),
  AccreditationButton: (
    <>
      <Frame x={12} y={12} w={26} h={36} />
      <Strokes d="M21 12V8H29V12" />
      <Ring x={25} y={25} r={4.5} />
      <Lines x={17} y={36} widths={[16, 10]} />
      <Lines x={46} y={20} widths={[38, 28]} />
      <Button x={46} y={34} w={36} />
    </>
  ),
};
