import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A tool that waits for a caller` {
    @Test func `is answered also when nobody waits yet, and only once`() async {
        let sut = CallKeys()
        let (first, second) = (sut.newID(), sut.newID())
        sut.answer(first, "1")
        sut.answer(first, "2")
        sut.answer("unknown", "3")
        #expect(await sut.pressed(first) == "1")
        #expect(await sut.pressed(first) == "")
        async let later = sut.pressed(second)
        sut.answer(second, "4")
        #expect(await later == "4")
    }

    @Test func `is given up when its task is`() async {
        let sut = CallKeys()
        let id = sut.newID()
        let waiting = Task { await sut.pressed(id) }
        waiting.cancel()
        #expect(await waiting.value == "")
    }
}
