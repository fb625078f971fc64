import EchoAudio
import Testing

@Suite struct `Fading` {
    private let steady = [Int16](repeating: 10_000, count: 1_000)

    @Test func `out falls to silence within 12 ms and drops the rest`() {
        let faded = Fade().out(steady)

        #expect(faded.count == 288)
        #expect(faded.first! > 9_990)
        #expect(faded.last == 0)
        #expect(zip(faded, faded.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(zip(faded, faded.dropFirst()).allSatisfy { $0 - $1 < 60 })
    }

    @Test func `in rises from silence and leaves the rest as it is`() {
        let faded = Fade().into(steady)

        #expect(faded.count == steady.count)
        #expect(faded.first == 0)
        #expect(zip(faded, faded.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(faded[288...].allSatisfy { $0 == 10_000 })
    }

    @Test(arguments: [0, 1, 2, 100]) func `shorter sound than the slope still ends in silence`(count: Int) {
        let faded = Fade().out(steady.prefix(count))

        #expect(faded.count == count)
        #expect(faded.last ?? 0 == 0)
    }
}
