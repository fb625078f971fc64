import Testing

@testable import House

@Suite struct `Which sentences are for the house` {
    private let idle = HouseAttention(isKnown: true, isAsking: false, canUndo: false, hasTimers: false)

    @Test func `Answers are while something is asked, undoing where something was done, timers where there are any`() {
        var sut = idle
        for answer in [HouseUnderstanding.yes, .no, .cancel, .undo, .record(.timers(name: nil))] {
            #expect(!sut.takes(answer) { false })
        }
        (sut.isAsking, sut.canUndo, sut.hasTimers) = (true, true, true)
        for answer in [HouseUnderstanding.yes, .no, .cancel, .undo, .record(.timers(name: nil))] {
            #expect(sut.takes(answer) { false })
        }
    }

    @Test func `What names nothing of it is for others, unless its own assistant is asked`() {
        #expect(!idle.takes(.nothing) { false })
        #expect(!idle.takes(.unknownDevice("sauna")) { false })
        #expect(idle.takes(.nothing) { true })
        #expect(idle.takes(.record(.summary)) { false })
    }

    @Test func `What the assistant of this machine would only ask the house is answered at once`() {
        var sut = idle
        #expect(!sut.takes(.unknownDevice("ceiling lamp"), isForAssistant: { false }, isAboutHouse: { true }))
        sut.isLast = true
        #expect(sut.takes(.unknownDevice("ceiling lamp"), isForAssistant: { false }, isAboutHouse: { true }))
        #expect(!sut.takes(.unknownDevice("letter"), isForAssistant: { false }, isAboutHouse: { false }))
        #expect(sut.takes(.unclear([])) { false })
        #expect(sut.takes(.undo) { false })
    }

    @Test func `What can be said is told, unless it is somebody else who is spoken to`() {
        var sut = idle
        #expect(sut.takes(.record(.sayings(isOfHouse: false))) { false })
        sut.explains = false
        #expect(!sut.takes(.record(.sayings(isOfHouse: false))) { false })
        #expect(sut.takes(.record(.sayings(isOfHouse: true))) { false })
    }

    @Test func `Nothing is before it is known what there is in it`() {
        var sut = idle
        sut.isKnown = false
        #expect(!sut.takes(.record(.summary)) { true })
    }

    @Test func `What is plainly for a house is while nothing is known of the one that was set up`() {
        var sut = idle
        (sut.isKnown, sut.isExpected) = (false, true)
        for understood in [HouseUnderstanding.unknownDevice("kitchen"), .unknownRoom("attic"), .record(.summary)] {
            #expect(sut.takes(understood) { false })
        }
        for understood in [HouseUnderstanding.nothing, .yes, .undo, .timer(HouseTimer(seconds: 60))] {
            #expect(!sut.takes(understood) { true })
        }
    }
}
