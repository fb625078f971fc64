import Foundation
import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `Prompts are read on threads of their own` {
    @Test func `and a long one holds up no short one`() async throws {
        let room = ReadingRoom()
        let gate = DispatchSemaphore(value: 0)
        let long = room.stream(bytes: 1 << 20) {
            gate.wait()
            return [.text("long")]
        }
        let short = room.stream(bytes: 10) { [.text("short")] }

        #expect(try await all(short) == [.text("short")])

        gate.signal()
        #expect(try await all(long) == [.text("long")])
    }

    @Test func `and ends when nobody waits for it`() async {
        let room = ReadingRoom()
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let waiting = Task {
            for try await _ in room.stream(
                bytes: 10,
                {
                    start.yield()
                    while !Task.isCancelled { usleep(1_000) }
                    end.yield(true)
                    return []
                })
            {}
        }
        for await _ in starts { break }

        waiting.cancel()

        for await isCancelled in ends {
            #expect(isCancelled)
            break
        }
    }

    private func all(_ stream: AsyncThrowingStream<BrainPart, any Error>) async throws -> [BrainPart] {
        var parts: [BrainPart] = []
        for try await part in stream { parts.append(part) }
        return parts
    }
}
