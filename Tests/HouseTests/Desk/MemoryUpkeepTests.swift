import Testing

@testable import House

@Suite struct `What is remembered` {
    @Test func `is written once for all that changed before, and again for what changes meanwhile`() {
        var sut = MemoryUpkeep()
        var written = [sut.beginWriting()]
        sut.change()
        sut.change()
        written.append(sut.beginWriting())
        sut.change()
        written += [sut.beginWriting(), sut.beginWriting()]
        #expect(written == [false, true, true, false])
    }

    @Test func `may be learned as the person has chosen, once it is known what was kept`() {
        var sut = MemoryUpkeep()
        sut.consent = true
        #expect(sut.change(of: false) == nil)
        sut.isLoaded = true
        #expect(sut.change(of: false) == true)
        #expect(sut.change(of: true) == nil)
        sut.consent = false
        #expect(sut.change(of: true) == false)
    }
}
