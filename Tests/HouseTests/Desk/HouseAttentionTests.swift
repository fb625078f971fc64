import Testing

@testable import House

@Suite("Which sentences are for the house")
struct HouseAttentionTests {
    private let idle = HouseAttention(isKnown: true, isAsking: false, canUndo: false, hasTimers: false)

    @Test("Answers are while something is asked, undoing where something was done, timers where there are any")
    func conditions() {
        var sut = idle
        for answer in [HouseUnderstanding.yes, .no, .cancel, .undo, .record(.timers(name: nil))] {
            #expect(!sut.takes(answer) { false })
        }
        (sut.isAsking, sut.canUndo, sut.hasTimers) = (true, true, true)
        for answer in [HouseUnderstanding.yes, .no, .cancel, .undo, .record(.timers(name: nil))] {
            #expect(sut.takes(answer) { false })
        }
    }

    @Test("What names nothing of it is for others, unless its own assistant is asked")
    func strangers() {
        #expect(!idle.takes(.nothing) { false })
        #expect(!idle.takes(.unknownDevice("sauna")) { false })
        #expect(idle.takes(.nothing) { true })
        #expect(idle.takes(.record(.summary)) { false })
    }

    @Test("Nothing is before it is known what there is in it")
    func unknown() {
        var sut = idle
        sut.isKnown = false
        #expect(!sut.takes(.record(.summary)) { true })
    }
}
