public import Echo
import EchoScreen

/// All that was interpreted, in the order in which it was said: also over several interpretations that go on from one
/// another.
public struct InterpretedTranscript: Sendable, Hashable {
    /// More is not kept: the oldest goes.
    static let most = 5_000

    public private(set) var lines: [InterpretedLine] = []
    private var run = 0
    private var offset = Duration.zero

    public init() {}

    public var isEmpty: Bool { lines.isEmpty }

    /// Another interpretation goes on from here.
    ///
    /// - Parameter offset: when it begins, since the first began.
    public mutating func goOn(at offset: Duration) { (run, self.offset) = (run + 1, offset) }

    /// A line is new, or has changed.
    public mutating func take(_ line: InterpretedLine) {
        let line = placed(line)
        if let index = lines.lastIndex(where: { $0.id == line.id }) {
            lines[index] = line
        } else {
            let index = lines.lastIndex { $0.began <= line.began }.map { $0 + 1 } ?? 0
            lines.insert(line, at: index)
            if lines.count > Self.most { lines.removeFirst() }
        }
    }

    public mutating func withdraw(_ id: InterpretedLine.ID) {
        let name = name(id)
        lines.removeAll { $0.id == name }
    }

    /// No more comes of what is not whole.
    public mutating func breakOff() {
        for index in lines.indices where lines[index].state == .growing { lines[index].state = .cutOff }
    }

    private func name(_ id: String) -> String { "\(run)-\(id)" }

    private func placed(_ line: InterpretedLine) -> InterpretedLine {
        InterpretedLine(
            id: name(line.id), target: line.target, source: line.source, translation: line.translation,
            began: line.began + offset, ended: line.ended + offset, state: line.state)
    }
}
