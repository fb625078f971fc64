/// Everything that keeps conversations, for who composes it.
public typealias ConversationStoreProtocol = ConversationWriterProtocol & ConversationReaderProtocol
    & ConversationEditorProtocol & ConversationStoreNewsProtocol & MeaningIndexProtocol
