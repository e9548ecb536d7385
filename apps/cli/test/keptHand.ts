/** A hand of Razz in which seat 1 checks and folds a wheel on 7th street: its decisions 8, 10 and 12 are late ones. */
export const KEPT_RAZZ = `variant = "FR"
antes = [10, 10]
bring_in = 20
small_bet = 40
big_bet = 80
starting_stacks = [8000, 8000]
actions = ["d dh p1 As2s3d", "d dh p2 ????Kh", "p2 pb", "p1 cbr 40", "p2 cc", "d dh p1 4c", "d dh p2 Qd", "p1 cbr 40", "p2 cc", "d dh p1 5h", "d dh p2 7c", "p1 cbr 80", "p2 cc", "d dh p1 Kc", "d dh p2 6d", "p1 cbr 80", "p2 cc", "d dh p1 Qs", "d dh p2 ??", "p1 cc", "p2 cbr 80", "p1 f"]
`;
