/// How many rows each picture of a form has: where there is little room, what says least goes first.
struct FormRows: Sendable, Hashable {
    /// Rows that show everything well.
    static let wanted = 3 + 2 * 5 + 4 + 3

    /// Blank lines part what stands one upon another.
    let isAiry: Bool
    /// Of each histogram.
    let histogram: Int
    let axis: Int
    let wave: Int
    let strip: Int
    let legend: Int

    init(height: Int) {
        // Beside axis, strip and legend.
        let room = height - 3
        isAiry = room >= 13
        let air = isAiry ? 4 : 0
        histogram = height < 2 ? 0 : min(6, max(1, (room - air) * 3 / 8))
        wave = height < 4 ? 0 : min(4, max(1, room - air - 2 * histogram))
        strip = height < 3 ? 0 : 1
        axis = height < 5 ? 0 : 1
        legend = height < 6 ? 0 : 1
    }
}
