import EchoTestKit
public import EchoTerminal

/// A screen that remembers its frames and lets a test press keys.
@MainActor
public final class MemoryScreen: ScreenProtocol {
    public private(set) var size: Size
    public private(set) var frames: [Frame] = []
    public private(set) var theme: Theme?
    public private(set) var isTaken = false
    public private(set) var suspensions = 0
    /// What `measure` finds.
    public var terminalSize: Size
    /// Thrown by `start`.
    public var refusal: TerminalError?

    /// The person's editor.
    public var editor: (String) -> String? = { _ in nil }

    private var inputs: [RawInput] = []
    private var textOfFrame = (number: 0, text: "")
    private let wakes: AsyncStream<TerminalWake>
    private let continuation: AsyncStream<TerminalWake>.Continuation

    public init(width: Int = 120, height: Int = 40) {
        size = Size(width: width, height: height)
        terminalSize = size
        (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
    }

    /// The last frame as text; empty before the first.
    public var text: String {
        // Whoever waits for something asks hundreds of times a second.
        if textOfFrame.number != frames.count {
            textOfFrame = (frames.count, frames.last.map { FrameText.text(of: $0) } ?? "")
        }
        return textOfFrame.text
    }

    public func type(_ text: String) {
        send(text.unicodeScalars.map { .scalar($0) })
    }

    public func press(_ keys: KeyPress...) {
        send(keys.flatMap { $0.rawInputs })
    }

    public func paste(_ text: String) {
        send([.pasteBegin] + text.unicodeScalars.map { .scalar($0) } + [.pasteEnd])
    }

    public func send(_ inputs: [RawInput]) {
        self.inputs += inputs
        continuation.yield(TerminalWake(hasInput: true))
    }

    public func signal(_ signal: TerminalSignal) { continuation.yield(TerminalWake(signals: [signal])) }

    /// The terminal goes away.
    public func hangUp() { continuation.yield(TerminalWake(isGone: true)) }

    public func start() throws(TerminalError) -> AsyncStream<TerminalWake> {
        if let refusal { throw refusal }
        isTaken = true
        return wakes
    }

    public func stop() { isTaken = false }
    public func suspend() { suspensions += 1 }
    public func resume() {}

    public func edit(_ text: String) -> String? { editor(text) }

    public func read() -> [RawInput] {
        defer { inputs = [] }
        return inputs
    }

    public func wake() { continuation.yield(TerminalWake()) }
    public func present(_ frame: Frame) { frames.append(frame) }
    public func use(_ theme: Theme) { self.theme = theme }
    public func measure() { size = terminalSize }
    public func forget() {}
}
