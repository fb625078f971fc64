import Echo
import EchoScreen
import TOMLKit

/// Reads the settings of the table, and finds what in their sections is none.
struct TOMLChoicesReader {
    /// Where there are settings of the table; "" is the top.
    static func sections(of settings: SettingsTable) -> Set<String> { Set(settings.all.map(\.id.place.section)) }

    private let settings: SettingsTable
    private(set) var chosen: Preferences
    private(set) var problems: [SettingsProblem] = []
    private let places: TOMLPlaces

    /// `checked`: the sections in which nothing else may stand.
    init(
        _ table: TOMLTable, _ places: TOMLPlaces, of settings: SettingsTable, over chosen: Preferences,
        checking checked: Set<String>
    ) {
        self.settings = settings
        self.chosen = chosen
        self.places = places
        for section in Self.sections(of: settings).sorted() {
            guard !section.isEmpty else {
                read(table, section)
                continue
            }
            guard let value = table[section] else { continue }
            if let inner = value.table {
                read(inner, section)
                if checked.contains(section) { refuseUnknown(inner, section) }
            } else if checked.contains(section) {
                problems.append(places.problem(section, "\(section) must be a table: [\(section)]"))
            }
        }
        readPanes(table)
        readDevices(table)
        readTuned(table)
    }

    private mutating func read(_ table: TOMLTable, _ section: String) {
        for setting in settings.all where setting.id.place.section == section {
            guard let value = table[setting.id.place.key] else { continue }
            do throws(SettingError) {
                chosen = try accepting(setting, Self.value(value))
            } catch {
                let place = setting.id.place
                problems.append(places.problem(place.path, "\(Self.name(place)) \(error.reason)"))
            }
        }
    }

    /// What belongs to a device and stands with the others is the default one's.
    private func accepting(_ setting: Setting, _ value: SettingValue) throws(SettingError) -> Preferences {
        var standard = chosen
        guard setting.id.place(in: chosen) != setting.id.place else {
            return try setting.accepting(value, in: chosen)
        }
        (standard.sound.input, standard.sound.output) = (nil, nil)
        var changed = try setting.accepting(value, in: standard)
        (changed.sound.input, changed.sound.output) = (chosen.sound.input, chosen.sound.output)
        return changed
    }

    private mutating func readPanes(_ table: TOMLTable) {
        guard let panes = table["screen"]?.table?["panes"] else { return }
        guard let table = panes.table else {
            problems.append(places.problem(TOMLPanes.section, "panes must be a table: [\(TOMLPanes.section)]"))
            return
        }
        var section = TOMLSection(TOMLPanes.section, table, places)
        chosen.screen.arrangement = TOMLPanes.read(&section)
        section.refuseUnknown()
        problems += section.problems
    }

    /// What is known of each device stands under its identifier.
    private mutating func readDevices(_ table: TOMLTable) {
        guard let devices = table["sound"]?.table?["devices"] else { return }
        guard let table = devices.table else {
            let reason = "devices must be a table: [\(TOMLDevices.section).\"NAME\"]"
            return problems.append(places.problem(TOMLDevices.section, reason))
        }
        for id in table.keys {
            guard let device = table[id]?.table else { continue }
            var section = TOMLSection("\(TOMLDevices.section).\(id)", device, places)
            let preferences = TOMLDevices.read(&section)
            section.refuseUnknown()
            problems += section.problems
            chosen.sound.devices[id] = preferences
        }
    }

    private mutating func readTuned(_ table: TOMLTable) {
        guard let table = table[TOMLTuned.place.section]?.table else { return }
        var section = TOMLSection(TOMLTuned.place.section, table, places)
        TOMLTuned.read(&section, into: &chosen.sound.tuned)
        problems += section.problems
    }

    private mutating func refuseUnknown(_ table: TOMLTable, _ section: String) {
        let known = settings.all.map(\.id.place).filter { $0.section == section }.map(\.key)
        let others = [TOMLPanes.section, TOMLDevices.section, TOMLTuned.place.path]
        for key in table.keys where !known.contains(key) && !others.contains("\(section).\(key)") {
            let place = SettingPlace(section: section, key: key)
            problems.append(places.problem(place.path, "unknown setting \(Self.name(place))"))
        }
    }

    /// What stands in `[voice]` is called by its key alone.
    private static func name(_ place: SettingPlace) -> String {
        place.section == TOMLSettingsReader.section ? place.key : place.path
    }

    private static func value(_ value: any TOMLValueConvertible) -> SettingValue {
        if let flag = value.bool { return .flag(flag) }
        if let number = value.int { return .number(Double(number)) }
        if let number = value.double { return .number(number) }
        return .word(value.string ?? "")
    }
}

/// How each device for sound is used, as `[sound.devices."NAME"]` keeps it.
enum TOMLDevices {
    static let section = "sound.devices"

    static func read(_ section: inout TOMLSection) -> DevicePreferences {
        DevicePreferences(
            inputGain: section.number("input_gain_db", in: DevicePreferences.gainRange) ?? 0,
            outputGain: section.number("output_gain_db", in: DevicePreferences.gainRange) ?? 0,
            latency: .milliseconds(Int(section.number("output_latency_ms", in: DevicePreferences.latencyRange) ?? 0)),
            protection: section.choice("echo_protection"))
    }
}
