import EchoScreen
import ScreenTestKit
import Testing

@testable import EchoStore

@Suite struct `In the file` {
    @Test func `each setting has a place of its own`() {
        let places = Catalog.standard.settings.all.map(\.id.place)

        #expect(Set(places).count == places.count)
        #expect(SettingID.speed.place == SettingPlace(section: "voice", key: "speed"))
        #expect(SettingID.theme.place == SettingPlace(section: "", key: "theme"))
        #expect(SettingID.budget.place.path == "budget.limit")
    }

    @Test func `what belongs to a device stands with it`() {
        var chosen = Preferences()
        #expect(SettingID.loudspeakerGain.place(in: chosen) == SettingID.loudspeakerGain.place)

        chosen.sound.output = "hw:0"
        #expect(SettingID.loudspeakerGain.place(in: chosen).names == ["sound", "devices", "hw:0"])
        #expect(SettingID.microphoneGain.place(in: chosen) == SettingID.microphoneGain.place)
    }
}
