import EchoWire
import Foundation
import Synchronization

/// Where connections and requests that go on side by side are written down, each on a track of its own.
final class CassetteTape: Sendable {
    enum Kind: Sendable { case connection, request }

    private struct Track {
        let kind: Kind
        var entries: [CassetteEntry] = []
    }

    private struct State {
        var tracks: [Track] = []
        var size = 0
        var isWhole = true
    }

    private let state = Mutex(State())
    private let secrets: SecretRemoval
    private let limit: Int
    private let start = ContinuousClock.now

    init(secrets: [String], limit: Int) {
        self.secrets = SecretRemoval(secrets)
        self.limit = limit
    }

    var isWhole: Bool { state.withLock { $0.isWhole } }

    /// The number of a new track.
    func begin(_ kind: Kind) -> Int {
        state.withLock { state in
            state.tracks.append(Track(kind: kind))
            return state.tracks.count - 1
        }
    }

    /// - Parameter size: of what it was on the wire, bytes.
    func note(_ content: CassetteEntry.Content, size: Int, track: Int) {
        let entry = CassetteEntry(line: 0, time: ContinuousClock.now - start, content: secrets.remove(from: content))
        state.withLock { state in
            guard state.isWhole, state.size + size <= limit else { return state.isWhole = false }
            state.size += size
            state.tracks[track].entries.append(entry)
        }
    }

    func cassettes(of kind: Kind) -> [Cassette] {
        state.withLock { $0.tracks }.filter { $0.kind == kind }.map { Cassette(entries: Self.numbered($0.entries)) }
    }

    /// Lines as they stand in a file.
    static func numbered(_ entries: [CassetteEntry]) -> [CassetteEntry] {
        entries.enumerated().map { index, entry in
            CassetteEntry(line: index + 1, time: entry.time, content: entry.content)
        }
    }
}
