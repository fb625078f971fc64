import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Devices that come and go` {
    private func device(_ id: String, isDefault: Bool = false) -> AudioDevice {
        AudioDevice(id: id, name: id.uppercased(), direction: .input, isDefault: isDefault)
    }

    private func changes(
        chosen id: String? = nil, from old: [AudioDevice], to new: [AudioDevice]
    ) -> [DeviceChange] {
        var chosen = SoundPreferences()
        chosen.input = id
        var follower = DeviceRules()
        #expect(follower.receive(DeviceList(old), chosen: chosen) == [])
        return follower.receive(DeviceList(new), chosen: chosen)
    }

    /// What is told of list after list while a sound server comes and goes.
    private func changes(chosen id: String? = nil, _ lists: [DeviceList]) -> [[DeviceChange]] {
        var chosen = SoundPreferences()
        chosen.input = id
        var follower = DeviceRules()
        return lists.map { follower.receive($0, chosen: chosen) }
    }

    @Test(arguments: [nil, "pulse:usb"] as [String?])
    func `a sound server that dies and comes back removes nothing and chooses nothing`(chosen: String?) {
        let usb = device("pulse:usb", isDefault: true)
        let served = DeviceList([usb, device("pulse:pci")], hasServer: true)
        let bare = DeviceList([device("default", isDefault: true)])
        let starting = DeviceList([device("pulse:pci", isDefault: true)], hasServer: true)
        let empty = DeviceList([], hasServer: true)

        let told = changes(chosen: chosen, [served, bare, empty, starting, served, served])

        #expect(told == [[], [], [], [], [.resumed(usb)], []])
        #expect(DeviceWording.words(.resumed(usb)) == nil)
    }

    @Test func `what is unplugged while the server lives is told, also after it was away`() {
        let (usb, pci) = (device("pulse:usb"), device("pulse:pci", isDefault: true))
        let served = DeviceList([usb, pci], hasServer: true)
        let bare = DeviceList([device("default", isDefault: true)])
        let rest = DeviceList([pci], hasServer: true)

        #expect(changes(chosen: "pulse:usb", [served, bare, served, rest]).last == [.removed(usb, now: pci)])
        #expect(
            changes([served, bare, rest, DeviceList([], hasServer: true)]).last == [.removed(pci, now: nil)])
    }

    @Test func `the first device of a server is no other's successor`() {
        let pci = device("pulse:pci", isDefault: true)

        #expect(
            changes([DeviceList([], hasServer: true), DeviceList([pci], hasServer: true)]).last == [.changed(pci)])
        #expect(
            changes([DeviceList([device("default", isDefault: true)]), DeviceList([pci], hasServer: true)]).last == [])
    }

    @Test func `the chosen one that goes is replaced by the default one, and taken again when it is back`() {
        let (usb, pci) = (device("usb"), device("pci", isDefault: true))

        #expect(changes(chosen: "usb", from: [usb, pci], to: [pci]) == [.removed(usb, now: pci)])
        #expect(changes(chosen: "usb", from: [pci], to: [pci, usb]) == [.returned(usb)])
    }

    @Test func `a default one that goes is told apart from another that became it`() {
        let (old, new) = (device("a", isDefault: true), device("b", isDefault: true))

        #expect(changes(from: [old, device("b")], to: [new]) == [.removed(old, now: new)])
        #expect(changes(from: [old, device("b")], to: [device("a"), new]) == [.changed(new)])
        #expect(changes(from: [old], to: []) == [.removed(old, now: nil)])
        #expect(changes(from: [], to: [old]) == [.changed(old)])
    }

    @Test func `others that come and go are nobody's business`() {
        let (usb, pci) = (device("usb"), device("pci", isDefault: true))

        #expect(changes(chosen: "usb", from: [usb, pci], to: [usb, pci, device("hdmi")]).isEmpty)
        #expect(changes(chosen: "usb", from: [usb, pci], to: [usb]).isEmpty)
        #expect(changes(from: [pci, usb], to: [pci]).isEmpty)
    }

    @Test func `what is said names both, safely`() {
        var usb = device("usb")
        usb.name = "Jabra\u{1B}[2J"

        let words = DeviceWording.words(.removed(usb, now: device("pci")))?.text { $0.name } ?? ""

        #expect(words.hasPrefix("Jabra") && words.hasSuffix(" was disconnected: using PCI."))
        #expect(!words.unicodeScalars.contains("\u{1B}"))
    }
}
