import type { Stud8Code, Stud8Data } from '@doorcard/cpu';
import type { FamilyWords } from './familyWords.js';
import { lowCardsOf } from './razz.js';

type Stud8Words = FamilyWords<Stud8Code, Stud8Data>;

export const stud8En: Stud8Words = {
  codes: {
    eight_bring_in: 'Too many low doors for a thin hand: just the bring-in.',
    eight_scoop_start: 'These cards play for both halves.',
    eight_dead_lows: 'Both halves are possible, but many of the lows it needs are gone.',
    eight_low_start: 'Three good lows: do not fold them too easily.',
    eight_high_start: 'Strong enough for the high.',
    eight_low_doors: 'Too many low doors behind a hand that can only win the high.',
    eight_low_door_raised: 'A high hand against a low door risks being scooped.',
    eight_steal: 'A low door and little behind it: the antes are there to be stolen.',
    eight_defend: 'A high door with few players left is stealing; a low door defends.',
    eight_one_way: 'A thin hand for one half only.',
    eight_trash: 'Neither half is in sight.',
    eight_two_bets: 'Two bets are too much for this start.',
    eight_seldom: 'Very live lows against a likely re-steal: now and then it calls.',
    eight_freeroll: 'One half is as good as won, and the other is possible.',
    eight_scooping: 'Both halves are within reach: make them pay.',
    eight_scoop_race: 'They play for both halves too, and the low is not there yet.',
    eight_deny_low: 'A high makes a low pay for its cards.',
    eight_high_ahead: 'Ahead of their board, and nothing looks complete.',
    eight_high_behind: 'A high that is not clearly ahead does not bet.',
    eight_low_checks: 'A low alone has no reason to build this pot.',
    eight_low_vs_dirty: 'Their board is good for neither half.',
    eight_low_sure: 'The low is nearly sure, and their high looks weak.',
    eight_low_livelier: 'Low against low, and this one is livelier.',
    eight_quarter: 'Others may share or take the low: do not pay for a quarter.',
    eight_air: 'Neither half is realistic.',
    eight_air_peel: 'Little here, but their board is dirty and the bet small.',
    eight_peel: 'On 4th street one small bet is no reason to fold.',
    eight_clean_low: 'Ace-deuce with live cards can scoop a high: fold now and then.',
    eight_strong_high: 'Two pair or better fight for the high against any low.',
    eight_high_vs_rough: 'Their low is not there, so the high goes on.',
    eight_scooped: 'They get the low, and this high is too weak: a scoop is near.',
    eight_low_dead: 'The high is theirs, and the lows it needs are gone.',
    eight_low_behind: 'Their low is ahead, and the cards it needs are getting dead.',
    eight_low_goes_on: 'The low is alive, and half the pot with it.',
    eight_made_low: 'The low is made: half the pot is safe enough to bet.',
    eight_thin_high: 'A pair that beats their board can bet for thin value.',
    eight_missed_low: 'Nothing shows on their side; a missed low can still take it.',
    eight_no_half: 'Neither half can be won.',
    eight_lock: 'One half cannot be lost, and more than one player pays.',
    eight_good_half: 'Too good for its half to fold at the end.',
    eight_half: 'Half the pot is enough reason to call.',
    eight_few_signs: 'Too few signs that even half the pot can be won.',
  },
  data: {
    stud8Start: (start) =>
      ({
        Scoop3_Monster: 'start: both halves',
        Low3_Good: 'start: good low',
        High3_Good: 'start: good high',
        Marginal: 'start: marginal',
        Trash: 'start: trash',
      })[start],
    lowDoors: (count) => `low doors still to act: ${count}`,
    lowPenalty: (penalty) => `needed lows dead: ${penalty} points`,
    hisLowPenalty: (penalty) => `their lows dead: ${penalty} points`,
    role: (role) =>
      ({
        SCOOPING: 'plays for both halves',
        LO_ONLY: 'plays for the low',
        HI_ONLY: 'plays for the high',
        AIR: 'plays for neither half',
      })[role],
    intent: (intent) =>
      ({ LO: 'their board aims low', HI: 'their board aims high', SCOOP: 'their board aims at both halves' })[
        intent
      ],
    matchup: (matchup) =>
      ({
        HI_HI: 'high against high',
        HI_LO: 'high against low',
        LO_LO: 'low against low',
        SCOOP_RACE: 'race for the whole pot',
      })[matchup],
    eightLow: (rank) => `made low ${lowCardsOf(rank)}`,
    halfSigns: (count) => `signs for half the pot: ${count}`,
  },
};

export const stud8Ja: Stud8Words = {
  codes: {
    eight_bring_in: 'ローのドアが多い。薄いハンドなのでブリングインだけ。',
    eight_scoop_start: 'ハイもローも狙えるスクープ向きの3枚。',
    eight_dead_lows: '両方狙えるが、必要なローがかなりデッドになっている。',
    eight_low_start: '良いロー3枚。簡単には降りない。',
    eight_high_start: 'ハイで戦える強さ。',
    eight_low_doors: 'ハイ専用のハンドなのに、後ろにローのドアが多い。',
    eight_low_door_raised: 'ローのドアにハイで付き合うとスクープされやすい。',
    eight_steal: '自分はローのドアで後ろも弱い。スチールする。',
    eight_defend: '残り人数が少ない高いドアは露骨なスチール。ローのドアで守る。',
    eight_one_way: '片方だけ、それも薄いハンド。',
    eight_trash: 'ハイもローも見込みがない。',
    eight_two_bets: 'この3枚で2ベットは高すぎる。',
    eight_seldom: 'ローがとても生きていて、リスチール濃厚。たまにコールする。',
    eight_freeroll: '片方はほぼ確保、もう片方もあり得るフリーロール。',
    eight_scooping: 'スクープが見える。スロープレイはしない。',
    eight_scoop_race: '相手もスクープ狙い。こちらのローはまだ完成していない。',
    eight_deny_low: 'ローのドローに安いカードを見せない。',
    eight_high_ahead: '相手のボードより先行していて、完成気配もない。',
    eight_high_behind: 'はっきり先行していないハイ。チェックで回す。',
    eight_low_checks: 'ローだけではポットを膨らませる理由がない。',
    eight_low_vs_dirty: '相手のボードはハイにもローにも中途半端。',
    eight_low_sure: 'ローはほぼ確実で、相手のハイも弱そう。',
    eight_low_livelier: 'ロー同士で、こちらの方が生きている。',
    eight_quarter: 'ローを分けるか負けるおそれがある。クォーターのために払わない。',
    eight_air: 'ハイもローも現実的でない。',
    eight_air_peel: '手は薄いが、相手のボードは汚くベットも安い。',
    eight_peel: '4thのスモールベット1つで降りすぎない。',
    eight_clean_low: 'A2系で必要札も生きている。スクープを避けてたまに降りる。',
    eight_strong_high: 'ツーペア以上なら、ロー相手にもハイで戦う。',
    eight_high_vs_rough: '相手のローは遠い。ハイで続ける。',
    eight_scooped: 'ローは取られ、ハイも弱い。スクープされる前に切る。',
    eight_low_dead: '相手のハイは強く、こちらのローは枯れている。',
    eight_low_behind: '相手のローが先行し、必要札もデッド気味。',
    eight_low_goes_on: 'ローは生きている。半分を取りにいく。',
    eight_made_low: 'ローは完成。半分は守れるので打つ。',
    eight_thin_high: '相手のボードに勝っているペアで薄くバリューを取る。',
    eight_missed_low: '相手に見える強さがない。外したローでもここだけは打てる。',
    eight_no_half: 'どちらの半分も取れない。',
    eight_lock: '片方は負けようがなく、複数の相手が払ってくれる。',
    eight_good_half: '片方を取る手としては十分強い。最後に降りない。',
    eight_half: '半分取れる見込みがあればコール。',
    eight_few_signs: '半分を取れる根拠すら足りない。',
  },
  data: {
    stud8Start: (start) =>
      ({
        Scoop3_Monster: 'スクープ向きの3枚',
        Low3_Good: '良いロー3枚',
        High3_Good: '良いハイ3枚',
        Marginal: '微妙な3枚',
        Trash: 'ゴミ手',
      })[start],
    lowDoors: (count) => `後ろのローのドア ${count}人`,
    lowPenalty: (penalty) => `必要なローのデッド ${penalty}点`,
    hisLowPenalty: (penalty) => `相手のローのデッド ${penalty}点`,
    role: (role) =>
      ({ SCOOPING: 'スクープ狙い', LO_ONLY: 'ローのみ', HI_ONLY: 'ハイのみ', AIR: '見込みなし' })[role],
    intent: (intent) => ({ LO: '相手はロー志向', HI: '相手はハイ志向', SCOOP: '相手はスクープ志向' })[intent],
    matchup: (matchup) =>
      ({ HI_HI: 'ハイ対ハイ', HI_LO: 'ハイ対ロー', LO_LO: 'ロー対ロー', SCOOP_RACE: 'スクープ争い' })[
        matchup
      ],
    eightLow: (rank) => `完成した${lowCardsOf(rank)}ロー`,
    halfSigns: (count) => `半分取れる根拠 ${count}つ`,
  },
};
