import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoTerminal
import EchoText
import Foundation
import History

/// The way from what happens to the cells of a frame, walked without a terminal: a conversation as it may stand, and what
/// changes one pane of it.
struct DrawingPath {
    /// What happens before a frame.
    enum Step: String, CaseIterable, Sendable {
        case nothing, meters, word, event, letter
    }

    private static let size = Size(width: 120, height: 40)
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private var presenter: ScreenPresenter
    private var view: ScreenView
    private var steps = 0
    private var records = 0

    init() throws {
        let catalog = try ScreenComposition(with: [.history]).catalog
        presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: false, host: "example.org", model: "gpt-realtime"), catalog: catalog,
            timeZone: .gmt)
        view = ScreenView(keymap: Keymap(catalog.commands))
        presenter.receive(.connectionStatusChanged(.connected(sessionID: "", model: "gpt-realtime")), at: moment)
        for number in 0..<40 { say(number) }
        for _ in 0..<400 { step(.event) }
        for _ in 0..<200 { step(.meters) }
        presenter.receive(.messageUpdated(message("answer", .assistant, "", .inProgress)), at: moment)
        draw()
    }

    /// What happens, and the frame that shows it.
    mutating func step(_ step: Step) {
        steps += 1
        switch step {
        case .nothing: break
        case .meters: moveMeters()
        case .word:
            // As long as answers are: paragraphs of a hundred words.
            let delta = steps.isMultiple(of: 100) ? "words.\n\n" : "words and more "
            presenter.receive(.assistantTextDelta(itemID: "answer", delta: delta), at: moment)
        case .event: log()
        case .letter:
            let isFull = steps.isMultiple(of: 60)
            presenter.compose { composer in
                if isFull { _ = composer.take() } else { composer.insert("n") }
            }
        }
    }

    @discardableResult mutating func draw() -> Int { view.draw(presenter.state, size: Self.size).cells.count }

    private var moment: ScreenTime {
        let uptime = Duration.milliseconds(50) * steps
        return ScreenTime(date: Self.start + uptime / .seconds(1), uptime: uptime)
    }

    /// Loud and soft by turns, as a voice is.
    private mutating func moveMeters() {
        let loudness = Float(-10 - steps * 7 % 30)
        let bands = (0..<10).map { Float((steps * 3 + $0) % 10) / 10 }
        let reading = LevelReading(rms: loudness, peak: loudness + 6, bands: bands)
        presenter.receive(.audioLevelChanged(AudioLevel(direction: .loudspeaker, level: reading)), at: moment)
        presenter.tick(at: moment)
    }

    private mutating func log() {
        records += 1
        let type = records.isMultiple(of: 3) ? "response.output_item.done" : "response.output_audio_transcript.delta"
        let json = #"{"type":"\#(type)","item_id":"item_\#(records / 3)","delta":"word"}"#
        let record = WireRecord(
            id: records, direction: .received, date: Self.start, type: type, size: json.utf8.count, json: json)
        presenter.receive(record, at: moment)
    }

    private mutating func say(_ number: Int) {
        let isQuestion = number.isMultiple(of: 2)
        let text = isQuestion ? "What is number \(number)?" : "It **is** a number, `\(number)`, that " + Self.words
        presenter.receive(
            .messageFinalized(message("item_\(number)", isQuestion ? .user : .assistant, text, .completed)), at: moment)
    }

    private func message(_ id: String, _ role: Message.Role, _ text: String, _ status: Message.Status) -> Message {
        Message(id: id, role: role, medium: .text, text: text, status: status, createdAt: Self.start)
    }

    private static let words = String(repeating: "goes on for a line or two, ", count: 8)
}
