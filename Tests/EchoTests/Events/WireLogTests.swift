import EchoWire
import Testing

@testable import Echo

@Suite struct `What goes over the wire` {
    private func note(_ type: String) -> WireNote { WireNote([:], type: type, size: 2, .sent) }

    @Test func `has its number whether or not anybody watched what came before`() async {
        let emitter = EventEmitter<WireRecord>()
        let sut = WireLog(emitter: emitter)
        #expect(!sut.isWatched)
        sut.record([nil, nil])

        let records = emitter.stream()
        #expect(sut.isWatched)
        sut.record([note("third"), nil, note("fifth")])
        emitter.finish()
        var seen: [String] = []
        for await record in records { seen.append("\(record.id) \(record.type)") }
        #expect(seen == ["2 third", "4 fifth"])
    }
}
