import EchoScreen
import EchoStore
import Foundation
import History
import PhoneBridge

extension HistoryMask {
    /// As the settings say: calls alone, or nothing.
    static var ofThisProcess: HistoryMask {
        let store = TOMLSettingsStore(path: Paths.ofThisProcess.configFile.path, catalog: CompositionRoot.catalog)
        return HistoryMask(
            calls: store.load(nil).engine.phone.masking == .exports, all: false, by: PersonalDataMask().mask)
    }

    /// Of every conversation.
    static let ofAll = HistoryMask(calls: true, all: true, by: PersonalDataMask().mask)
}
