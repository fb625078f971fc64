import EchoText

/// Where a recording stands that is stepped through.
public struct ReplayViewState: Sendable, Hashable {
    /// Lines of the recording that were read.
    public var position: Int
    public var total: Int
    public var isPlaying = false
    public var speed = ReplaySpeed.normal

    public init(position: Int = 0, total: Int) {
        self.position = position
        self.total = total
    }

    public var isOver: Bool { position >= total }

    /// In place of what could be written.
    static let placeholder: Wording = "replay: \(key: .playReplay) plays, \(key: .stepForward) steps forward"

    /// "▶ replay 312 of 1,204 ×2".
    var words: StyledText {
        let sign = isPlaying ? "▶" : "‖"
        let place = "\(NumberWording.grouped(position)) of \(NumberWording.grouped(total))"
        return StyledText("\(sign) replay \(place)\(speed.words)", isPlaying ? .speaking : .idle)
    }
}
