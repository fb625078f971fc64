import Echo
import EchoScreen
import Foundation

/// Steps through a recording: each event goes through the rules and the presenters it went through then. Going back is
/// going forward again from a place that was kept.
struct Replay: Sendable {
    /// How many places are kept to go back to.
    private static let places = 64

    /// Where the recording stood.
    private struct Place: Sendable {
        var position = 0
        /// The line of the last event; nil before the first.
        var last: Int?
        var wire: WireReplay
        /// As they were last shown.
        var settings: SessionSettings?
        var presenter: ScreenPresenter
        var began: Date?
        var date: Date?
    }

    let recording: any RecordingProtocol
    /// Lines before the first that count.
    private let preface: Int
    private(set) var isPlaying = false
    var speed = ReplaySpeed.normal
    private var now: Place
    private var kept: [Place] = []
    /// Lines between two places that are kept.
    private var distance = 500
    /// Lines that cannot be read, so far.
    private(set) var damaged: Set<Int> = []

    /// - Parameter presenter: the screen before the first event.
    init(_ recording: any RecordingProtocol, presenter: ScreenPresenter) {
        self.recording = recording
        let log = recording.log
        preface = log.server == nil ? 0 : 1
        var presenter = presenter
        presenter.show(log)
        let wire = WireReplay(hasPlayback: recording.hasPlayback, isFree: log.server?.isLocal ?? false)
        now = Place(wire: wire, presenter: presenter)
        kept = [now]
    }

    /// The screen as it was then.
    var presenter: ScreenPresenter { now.presenter }
    var isOver: Bool { now.position >= recording.count }

    var state: ReplayViewState {
        var state = ReplayViewState(position: max(0, now.position - preface), total: recording.count - preface)
        (state.isPlaying, state.speed) = (isPlaying, speed)
        return state
    }

    /// Which events are shown is kept in step, since it is work to find them.
    mutating func filterEvents(like presenter: ScreenPresenter) { now.presenter.filterEvents(like: presenter) }

    mutating func play(_ isPlaying: Bool) { self.isPlaying = isPlaying && !isOver }

    /// The time between the last event and the next; zero at either end.
    var untilNext: Duration {
        for index in now.position..<recording.count {
            guard case .event(let record)? = recording.line(index) else { continue }
            return now.date.map { .seconds(max(0, record.date.timeIntervalSince($0))) } ?? .zero
        }
        return .zero
    }

    /// One event further.
    mutating func step() {
        while !isOver {
            let index = now.position
            now.position += 1
            guard read(index) else { continue }
            now.last = index
            keepPlace()
            if isOver { finish() }
            return
        }
        finish()
    }

    private mutating func finish() {
        isPlaying = false
        if let date = now.date { show(now.wire.end(), at: date) }
    }

    /// One event back.
    mutating func stepBack() {
        isPlaying = false
        guard let last = now.last, let place = kept.last(where: { $0.position <= last }) else { return }
        now = place
        while now.position < last {
            let index = now.position
            now.position += 1
            if read(index) { now.last = index }
        }
    }

    /// - Returns: whether the line is an event of the wire.
    private mutating func read(_ index: Int) -> Bool {
        switch recording.line(index) {
        case nil:
            damaged.insert(index)
            return false
        case .playback(let playback, let date):
            show(now.wire.receive(playback, at: date), at: date)
            return false
        case .server: return false
        case .event(let record):
            show(record)
            return true
        }
    }

    private mutating func show(_ record: WireRecord) {
        now.began = now.began ?? record.date
        now.date = record.date
        now.presenter.receive(record, at: moment(record.date))
        show(now.wire.receive(record), at: record.date)
        if now.settings != now.wire.settings {
            now.settings = now.wire.settings
            now.presenter.show(now.wire.settings)
        }
    }

    private mutating func show(_ events: [EchoEvent], at date: Date) {
        for event in events {
            now.presenter.receive(event, at: moment(date))
        }
    }

    private func moment(_ date: Date) -> ScreenTime {
        ScreenTime(date: date, uptime: .seconds(max(0, min(1e9, date.timeIntervalSince(now.began ?? date)))))
    }

    /// When there are too many places, every other one goes.
    private mutating func keepPlace() {
        guard now.position >= (kept.last?.position ?? 0) + distance else { return }
        kept.append(now)
        guard kept.count > Self.places else { return }
        kept = kept.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        distance *= 2
    }
}

extension RecordingProtocol {
    /// The first line names the server or model that answered, if any line does.
    var log: RecordedLog {
        if case .server(let server, _)? = line(0) {
            RecordedLog(name: name, server: server)
        } else {
            RecordedLog(name: name)
        }
    }
}

extension WireReplay {
    fileprivate mutating func receive(_ playback: WireLogLine.Playback, at date: Date) -> [EchoEvent] {
        switch playback {
        case .started(let item): playbackStarted(item, at: date)
        case .finished(let item): playbackFinished(item, at: date)
        case .interrupted(let item, let heard): playbackInterrupted(item, heard: heard, at: date)
        }
    }
}
