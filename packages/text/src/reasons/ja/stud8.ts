import type { Stud8Code, Stud8Data } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { lowCardsOf } from './razz.js';
import { percent } from '../figures.js';

type Stud8Words = FamilyWords<Stud8Code, Stud8Data>;

export const stud8Ja: Stud8Words = {
  codes: {
    eight_heads_up: '相手は1人。この3枚なら十分勝てるのでコンプリート。',
    eight_heads_up_weak: '相手が1人でも、この3枚では勝ちが足りない。',
    eight_two_left: '相手は2人だけ。この3枚なら十分取れる。',
    eight_bring_in: '怖いローのドアがある。薄いハンドなのでブリングインだけ。',
    eight_steal_bring_in: '薄いハンドだが、怖いローのドアがない。コンプリートしてアンティを狙う。',
    eight_scoop_start: 'ハイもローも狙えるスクープ向きの3枚。',
    eight_low_start: '良いローのスタート。簡単には降りない。',
    eight_high_start: 'ハイで戦える強さ。',
    eight_low_doors: 'ハイ専用のハンドなのに、ローのドアが多い。',
    eight_thin: '悪くない3枚だが、この人数相手では取れる分が足りない。',
    eight_steal: '自分はローのドアで、残りの相手も弱い。スチールする。',
    eight_one_way: '薄いハンドで、スチールできる場面でもない。',
    eight_trash: 'ハイもローも見込みがない。',
    eight_trips: 'ロールドアップ。レイズする。',
    eight_aces: '最初からエースのペア。レイズする。',
    eight_low_door_raised: 'ローのドアにハイで付き合うとスクープされやすい。',
    eight_resteal: '高いドアはスチールかもしれない。ローのドアでたまにリスチールする。',
    eight_defend: '取れる見込みがコール額に見合う。',
    eight_seldom: 'オッズにわずかに足りない。リレイズにもたまにコールする。',
    eight_price: '取れる見込みが、コール額とこの先のベットに見合わない。',
    eight_lock: '相手がこれから作れるどの手にも、ハイでもローでも負けない。',
    eight_half_lock: '片方は負けも分けもない。チップを入れて損はない。',
    eight_freeroll: 'より良いローは誰にも作れず、ハイもあり得る。',
    eight_monster: 'フルハウス以上。もう半分を狙う相手に払わせる。',
    eight_scooping: '両方に手が届く。スロープレイはしない。',
    eight_scoop_race: '相手もスクープ狙い。こちらのローはまだ完成していない。',
    eight_value_high: 'ハイ同士で、こちらが先行している。',
    eight_deny_low: '先行しているハイで、ローのドローに安いカードを見せない。',
    eight_value_low: 'このポットで人数割り以上に取れるロー。',
    eight_value_board: '手は薄いが、相手のボードはもっと悪い。',
    eight_raise_ahead: 'コールしてくる手にも勝っている。レイズする。',
    eight_trap: '強い手。最後に打った相手がまた打ちそうなので、チェックレイズを狙う。',
    eight_slow_play: '大きく先行している。今回はコールにとどめる。',
    eight_pressure: '先行とは言えないが、ベットで降ろせることもあり、カードもまだ来る。',
    eight_semi_bluff: '良いドローでたまにレイズする。降ろせることも、引くこともある。',
    eight_missed_low: '相手のボードはペアなしでT以下。ローを外していてもベットで取れる。',
    eight_missed_high: '見せ合えばまず勝てないが、アップカードはこちらが高い。ベットで取りにいく。',
    eight_quarter: 'ローを分けるか負けるおそれがある。クォーターのために打たない。',
    eight_check: '打つほど先行していない。',
    eight_call: '取れる見込みがコール額に見合う。',
    eight_no_half: '相手のアップカードだけでハイに負け、ローもない。',
    eight_scooped: '相手のローは良さそうで、このハイはコール額に見合わない。',
    eight_low_dead: '相手のハイは強そうで、必要なローは枯れている。',
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
    lowPenalty: (penalty) => `必要なローのデッド ${penalty}(A〜5は2倍)`,
    hisLowPenalty: (penalty) => `相手に必要なローのデッド ${penalty}(A〜5は2倍)`,
    role: (role) =>
      ({ SCOOPING: 'スクープ狙い', LO_ONLY: 'ローのみ', HI_ONLY: 'ハイのみ', AIR: '見込みなし' })[role],
    intent: (intent) => ({ LO: '相手はロー志向', HI: '相手はハイ志向', SCOOP: '相手はスクープ志向' })[intent],
    matchup: (matchup) =>
      ({ HI_HI: 'ハイ対ハイ', HI_LO: 'ハイ対ロー', LO_LO: 'ロー対ロー', SCOOP_RACE: 'スクープ争い' })[
        matchup
      ],
    eightLow: (rank) => `完成した${lowCardsOf(rank)}ロー`,
    deadLows: (penalty) => `見えているロー ${penalty}(A〜5は2倍)`,
    lock: (lock) =>
      ({
        pot: 'ポット全体を失わない',
        high: 'ハイは失わない',
        low: 'ローは失わない',
        none: '確実なものはない',
      })[lock],
    potShare: (share) => `平均でポットの${percent(share)}を取る`,
    shareLine: (share) => `基準 ${percent(share)}`,
    about: (seat) => `席${seat + 1}について`,
  },
};
