/// A correction that somebody struck as wrong, with all that went with it.
struct StruckCorrection: Sendable {
    let language: RoomLanguage
    let corrections: [Correction]
    /// The cards that could be made of it: for so long as they are forbidden, it is not shown.
    let own: [ReviewCard]
    /// The cards that were made of it.
    let cards: [ReviewCard]
    /// Where it stood, and in which stay; nil in a summary.
    var stay: Int?
    var line: Int?
    /// What a summary listed.
    var item: DrillItem?
}
