public import EchoScreen
public import EchoTerminal
import EchoTestKit

/// A screen that remembers its frames and lets a test press keys.
@MainActor
public final class MemoryScreen: ScreenProtocol {
    public private(set) var size: Size
    public private(set) var frames: [Frame] = []
    public private(set) var theme: Theme?
    public private(set) var isTaken = false
    public private(set) var suspensions = 0
    public private(set) var title: String?
    public private(set) var usesMouse = false
    /// What was copied, shown in the pager, opened in the editor, and told the desktop; how often the bell rang.
    public private(set) var copies: [String] = []
    public private(set) var pages: [String] = []
    public private(set) var edits: [String] = []
    /// Programs that had the terminal, with their words.
    public private(set) var runs: [[String]] = []
    public private(set) var notes: [String] = []
    /// What it was given to show.
    public private(set) var pictures: [RenderedPicture] = []
    public private(set) var bells = 0
    /// How often the next frame was to be drawn whole.
    public private(set) var forgettings = 0
    /// The terminal takes no frame.
    public private(set) var isBusy = false
    /// What the terminal told of itself.
    public private(set) var traits: TerminalTraits?
    /// What `measure` finds.
    public var terminalSize: Size
    /// Thrown by `start`.
    public var refusal: TerminalError?

    /// The person's editor.
    public var editor: (String) -> String? = { _ in nil }

    /// What a program does that has the terminal.
    public var program: ([String]) -> Void = { _ in }

    /// What a terminal would send is decoded as it is from one.
    private var decoder = KeyDecoder()
    private var inputs: [TerminalInput] = []
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
        send(Array(text.utf8))
    }

    public func press(_ keys: KeyPress...) {
        for key in keys { send(key.bytes) }
    }

    public func paste(_ text: String) {
        send(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    }

    /// What a terminal sends, with a pause after it.
    public func send(_ bytes: [UInt8]) {
        send(decoder.decode(bytes) + decoder.giveUp())
    }

    public func send(_ inputs: [TerminalInput]) {
        self.inputs += inputs
        continuation.yield(TerminalWake(hasInput: true))
    }

    /// The terminal says what it can do.
    public func tell(_ traits: TerminalTraits) {
        self.traits = traits
        continuation.yield(TerminalWake(hasInput: true))
    }

    /// The terminal takes nothing, as one does that Ctrl+S stopped, until it does again.
    public func block() { isBusy = true }

    public func unblock() {
        isBusy = false
        wake()
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

    public func edit(_ text: String) async -> String? {
        edits.append(text)
        return editor(text)
    }

    public func page(_ text: String) async { pages.append(text) }

    public func run(_ words: [String]) async {
        runs.append(words)
        program(words)
    }

    public func copy(_ text: String) -> Bool {
        copies.append(text)
        return true
    }

    public func ring() { bells += 1 }
    public func notify(title: String, body: String) { notes.append("\(title): \(body)") }

    public func use(title: String?, mouse: Bool) {
        self.title = title
        usesMouse = mouse
    }

    public func read() -> [TerminalInput] {
        defer { inputs = [] }
        return inputs
    }

    public func wake() { continuation.yield(TerminalWake()) }
    public func present(_ frame: Frame) { frames.append(frame) }
    public func keep(_ picture: RenderedPicture) { pictures.append(picture) }
    public func has(_ order: PictureOrder) -> Bool { pictures.contains { $0.order == order } }
    public var isUnfinished: Bool { false }
    public func use(_ theme: Theme) { self.theme = theme }
    public func measure() { size = terminalSize }
    public func forget() { forgettings += 1 }
}
