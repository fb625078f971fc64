import Testing

@testable import House

@Suite struct `How a scene left its devices` {
    private let scene = DeviceID("scene.film")
    private let lamp = Sample.reading("light.bed", "on") { $0.brightness = 30 }

    @Test func `is known once it was done, and holds while nothing has changed`() {
        var sut = SceneMemory()
        #expect(!sut.isAsAfter(scene, lamp))
        sut.note(scene, [lamp])

        #expect(sut.isAsAfter(scene, Sample.reading("light.bed", "on", by: .person, at: 60) { $0.brightness = 30 }))
        #expect(!sut.isAsAfter(scene, Sample.reading("light.bed", "on") { $0.brightness = 80 }))
        #expect(!sut.isAsAfter(scene, Sample.reading("light.bed", "off")))
        #expect(!sut.isAsAfter(scene, Sample.reading("light.hall", "on") { $0.brightness = 30 }))
        #expect(!sut.isAsAfter(DeviceID("scene.other"), lamp))
    }

    @Test func `is remembered of so many scenes`() {
        var sut = SceneMemory()
        sut.note(scene, [lamp])
        for number in 0..<SceneMemory.most { sut.note(DeviceID("scene.\(number)"), [lamp]) }
        #expect(!sut.isAsAfter(scene, lamp))
    }
}
